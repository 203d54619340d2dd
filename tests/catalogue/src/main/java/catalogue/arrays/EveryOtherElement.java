package catalogue.arrays;

import baton.Threads;

/** Two threads fill one array, one the even elements and one the odd ones. */
final class EveryOtherElement {
  static void fill(long[] cells, int from) {
    for (int i = from; i < cells.length; i += 2) {
      cells[i] += i;
    }
  }

  public static void main(String[] args) {
    long[] cells = new long[200];
    Threads.together(() -> fill(cells, 0), () -> fill(cells, 1));
  }
}
