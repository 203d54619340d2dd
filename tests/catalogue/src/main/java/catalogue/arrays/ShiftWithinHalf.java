package catalogue.arrays;

import baton.Threads;

/** Two threads shift elements by one place, each within its half of the array. */
final class ShiftWithinHalf {
  static void shift(int[] cells, int from) {
    System.arraycopy(cells, from, cells, from + 1, 4);
    System.arraycopy(cells, from + 1, cells, from, 4);
  }

  public static void main(String[] args) {
    int[] cells = new int[10];
    Threads.together(() -> shift(cells, 0), () -> shift(cells, 5));
  }
}
