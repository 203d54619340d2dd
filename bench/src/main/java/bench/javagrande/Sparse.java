package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;
import java.util.Random;

/** Multiplies a sparse matrix with a vector, again and again. Race-free. */
public final class Sparse implements Program {
  private static final int ROUNDS = 60;
  private static final int PER_ROW = 5;

  private final int size;
  private double[] x;
  private double[] y;
  private double[] values;
  private int[] rows;
  private int[] columns;

  public Sparse(int size) {
    this.size = size;
  }

  @Override
  public long run() {
    Random random = new Random(10101010);
    int filled = size * PER_ROW;
    x = new double[size];
    y = new double[size];
    values = new double[filled];
    rows = new int[filled];
    columns = new int[filled];
    for (int i = 0; i < size; i++) {
      x[i] = random.nextDouble() * 1e-6;
    }
    for (int i = 0; i < filled; i++) { // sorted by row, so that each worker has rows of its own
      rows[i] = i / PER_ROW;
      columns[i] = random.nextInt(size);
      values[i] = random.nextDouble();
    }
    Team.run(id -> new Multiplier(id, this));
    return new Checksum().add(y).value();
  }

  private static final class Multiplier implements Runnable {
    private int id;
    private Sparse of;

    Multiplier(int id, Sparse of) {
      this.id = id;
      this.of = of;
    }

    @Override
    public void run() {
      multiply(of.y, of.values, of.rows, of.columns, of.x);
    }

    private void multiply(double[] y, double[] values, int[] rows, int[] columns, double[] x) {
      int start = Team.start(x.length, id) * PER_ROW;
      int end = Team.end(x.length, id) * PER_ROW;
      for (int round = 0; round < ROUNDS; round++) {
        for (int i = start; i < end; i++) {
          y[rows[i]] += x[columns[i]] * values[i];
        }
      }
    }
  }
}
