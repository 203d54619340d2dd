package catalogue.arrays;

import baton.Threads;

/** One thread copies an array, to one that nobody else knows, while another writes it. */
final class LocalCopyOfWritten {
  static int sum(int[] numbers) {
    int[] copy = new int[numbers.length];
    System.arraycopy(numbers, 0, copy, 0, copy.length); // race int[]
    int sum = 0;
    for (int each : copy) {
      sum += each;
    }
    return sum;
  }

  public static void main(String[] args) {
    int[] numbers = new int[10];
    Threads.together(() -> sum(numbers), () -> numbers[6] = 1); // race int[]
  }
}
