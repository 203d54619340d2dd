package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;
import bench.TournamentBarrier;

/** Factorizes a dense matrix, column by column, and solves the system. Race-free. */
public final class LuFact implements Program {
  private final int size;
  private double[][] columns;
  private double[] right;
  private int[] pivots;

  public LuFact(int size) {
    this.size = size;
  }

  @Override
  public long run() {
    columns = new double[size][size];
    right = new double[size];
    pivots = new int[size];
    fill();
    TournamentBarrier barrier = new TournamentBarrier();
    Team.run(id -> new Factorizer(id, columns, pivots, barrier));
    solve();
    return new Checksum().add(right).value();
  }

  private void fill() {
    int seed = 1325;
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        seed = 3125 * seed % 65536;
        columns[j][i] = (seed - 32768.0) / 16384.0;
      }
    }
    for (double[] column : columns) {
      for (int i = 0; i < size; i++) {
        right[i] += column[i];
      }
    }
  }

  private void solve() {
    for (int k = 0; k < size - 1; k++) {
      int pivot = pivots[k];
      double t = right[pivot];
      right[pivot] = right[k];
      right[k] = t;
      addScaled(size - k - 1, t, columns[k], k + 1, right, k + 1);
    }
    for (int k = size - 1; k >= 0; k--) {
      right[k] /= columns[k][k];
      addScaled(k, -right[k], columns[k], 0, right, 0);
    }
  }

  /** Eliminates every second column. Columns are handed over at the barrier. */
  private static final class Factorizer implements Runnable {
    private int id;
    private double[][] columns;
    private int[] pivots;
    private TournamentBarrier barrier;

    Factorizer(int id, double[][] columns, int[] pivots, TournamentBarrier barrier) {
      this.id = id;
      this.columns = columns;
      this.pivots = pivots;
      this.barrier = barrier;
    }

    @Override
    public void run() {
      int size = columns.length;
      for (int k = 0; k < size - 1; k++) {
        double[] column = columns[k];
        int pivot = k + indexOfLargest(size - k, column, k);
        double inverse = -1.0 / column[pivot];
        barrier.await(id);
        if (id == k % Team.SIZE) {
          pivots[k] = pivot;
          swap(column, k, pivot);
          scale(size - k - 1, inverse, column, k + 1);
        }
        barrier.await(id);
        for (int j = k + 1 + id; j < size; j += Team.SIZE) {
          swap(columns[j], k, pivot);
          addScaled(size - k - 1, columns[j][k], column, k + 1, columns[j], k + 1);
        }
        barrier.await(id);
      }
      if (id == 0) {
        pivots[size - 1] = size - 1;
      }
    }
  }

  private static void swap(double[] column, int a, int b) {
    double t = column[a];
    column[a] = column[b];
    column[b] = t;
  }

  private static int indexOfLargest(int n, double[] x, int offset) {
    int largest = 0;
    double max = Math.abs(x[offset]);
    for (int i = 1; i < n; i++) {
      if (Math.abs(x[i + offset]) > max) {
        largest = i;
        max = Math.abs(x[i + offset]);
      }
    }
    return largest;
  }

  private static void scale(int n, double a, double[] x, int offset) {
    for (int i = 0; i < n; i++) {
      x[i + offset] *= a;
    }
  }

  private static void addScaled(
      int n, double a, double[] x, int offsetOfX, double[] y, int offsetOfY) {
    if (a != 0) {
      for (int i = 0; i < n; i++) {
        y[i + offsetOfY] += a * x[i + offsetOfX];
      }
    }
  }
}
