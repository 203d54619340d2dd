package catalogue.arrays;

import baton.Threads;

/** Two threads fill one array, each its own half. */
final class HalfEach {
  static void fill(int[] cells, int from, int to) {
    for (int i = from; i < to; i++) {
      cells[i] = i;
    }
  }

  public static void main(String[] args) {
    int[] cells = new int[1000];
    Threads.together(() -> fill(cells, 0, 500), () -> fill(cells, 500, 1000));
    fill(cells, 0, 1000);
  }
}
