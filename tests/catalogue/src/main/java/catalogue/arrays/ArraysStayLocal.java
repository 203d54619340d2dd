package catalogue.arrays;

import baton.Threads;
import java.util.Arrays;

/** Two threads copy an array that nobody writes, and work on what nobody else knows. */
final class ArraysStayLocal {
  static int median(int[] numbers) {
    int[] sorted = numbers.clone();
    Arrays.sort(sorted);
    int[][] halves = new int[2][sorted.length / 2];
    for (int i = 0; i < halves[0].length; i++) {
      halves[0][i] = sorted[i];
    }
    System.arraycopy(sorted, sorted.length / 2, halves[1], 0, sorted.length / 2);
    return halves[1][0] - halves[0][0];
  }

  public static void main(String[] args) {
    int[] numbers = {5, 3, 4, 1, 2, 6};
    Threads.together(() -> median(numbers), () -> median(numbers));
  }
}
