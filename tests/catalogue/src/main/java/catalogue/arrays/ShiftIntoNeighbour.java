package catalogue.arrays;

import baton.Threads;

/** A thread shifts its part of an array one place too far. */
final class ShiftIntoNeighbour {
  static void shift(int[] cells) {
    System.arraycopy(cells, 0, cells, 1, 5); // race int[]
  }

  public static void main(String[] args) {
    int[] cells = new int[10];
    Threads.together(() -> shift(cells), () -> cells[5]++); // race int[]
  }
}
