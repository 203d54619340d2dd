package catalogue.arrays;

import baton.Threads;

/** An access outside the bounds of an array touches no element. */
final class FailedElement {
  static void write(int[] cells, int index) {
    try {
      cells[index] = 1;
      throw new AssertionError("wrote beyond the end");
    } catch (ArrayIndexOutOfBoundsException e) {
      // Nothing was written.
    }
  }

  public static void main(String[] args) {
    int[] cells = new int[10];
    Threads.together(() -> write(cells, 10), () -> write(cells, 10), () -> write(cells, -1));
  }
}
