package catalogue.arrays;

import baton.Baton;
import baton.Threads;
import java.util.Arrays;

/** A method fills an array, which others get to know only at its end, and not always. */
final class ArrayLeavesLate {
  private static final Baton baton = new Baton();
  private static int[] shared;

  static int make(boolean isShown) {
    int[] cells = new int[100];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = -i; // race int[]
    }
    int sum = Arrays.hashCode(cells);
    if (isShown) {
      shared = cells; // race shared
    }
    baton.pass(1);
    return sum;
  }

  static int use() {
    baton.await(1);
    int[] cells = shared; // race shared
    return cells[7]; // race int[]
  }

  public static void main(String[] args) {
    Threads.together(() -> make(true), ArrayLeavesLate::use);
  }
}
