package catalogue.arrays;

import baton.Threads;

/** Thousands of short-lived arrays go from one thread to another and back. */
final class ManyArrays {
  static void fill(int[][] rows) {
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new int[4];
      rows[i][i % 4]++;
    }
  }

  static void use(int[][] rows) {
    for (int[] row : rows) {
      row[0]++;
      row[3]++;
    }
  }

  public static void main(String[] args) {
    int[][] rows = new int[2000][];
    for (int i = 0; i < 5; i++) {
      Threads.await(() -> fill(rows));
      Threads.await(() -> use(rows));
      System.gc();
      use(rows);
    }
  }
}
