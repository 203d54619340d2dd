package catalogue.arrays;

import baton.Threads;

/** Elements are updated at indexes that change as they are computed. */
final class IndexExpressions {
  private final long[] larges = new long[4];
  private final int[] next = {1, 2, 3, 0};
  private double[][] grid = new double[2][2];

  void update() {
    int i = 0;
    larges[i++] += i; // race long[]
    larges[next[i]]++; // race long[]
    grid[i][next[3]] *= grid[0][i] = 2; // race double[]
  }

  public static void main(String[] args) {
    IndexExpressions target = new IndexExpressions();
    Threads.together(target::update, target::update);
  }
}
