package catalogue.arrays;

import baton.Threads;

/** A copy outside the bounds of the array touches no element. */
final class FailedCopy {
  static void copy(int[] source, int[] target) {
    try {
      System.arraycopy(source, 0, target, 8, 5);
      throw new AssertionError("copied beyond the end");
    } catch (IndexOutOfBoundsException e) {
      // Nothing was copied.
    }
  }

  public static void main(String[] args) {
    int[] source = new int[10];
    int[] target = new int[10];
    Threads.together(() -> copy(source, target), () -> target[9] = 1, () -> source[0] = 1);
  }
}
