package catalogue.arrays;

import baton.Threads;

/** Two threads fill one array, and their parts overlap in one element. */
final class HalfAndOneMore {
  static void fill(int[] cells, int from, int to) {
    for (int i = from; i < to; i++) {
      cells[i] = i; // race int[]
    }
  }

  public static void main(String[] args) {
    int[] cells = new int[1000];
    Threads.together(() -> fill(cells, 0, 501), () -> fill(cells, 500, 1000));
  }
}
