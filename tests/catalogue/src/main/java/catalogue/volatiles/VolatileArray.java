package catalogue.volatiles;

import baton.Threads;

/** The elements of a volatile array are not volatile. */
final class VolatileArray {
  private static volatile int[] cells = new int[2];

  static void increment() {
    cells[1]++; // race int[]
  }

  public static void main(String[] args) {
    Threads.together(VolatileArray::increment, VolatileArray::increment);
  }
}
