package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;
import java.util.Random;

/** Successive over-relaxation of a grid, red and black cells in turn. Race-free. */
public final class Sor implements Program {
  private static final int SWEEPS = 50;
  private static final double OMEGA = 1.25;

  private final int size;
  private double[][] grid;

  /** How many half sweeps each worker has finished. */
  private Progress[] finished;

  /** Written by one worker, awaited by the other. */
  private static final class Progress {
    volatile int halfSweeps;
  }

  public Sor(int size) {
    this.size = size;
  }

  @Override
  public long run() {
    Random random = new Random(10101010);
    grid = new double[size][size];
    for (double[] row : grid) {
      for (int j = 0; j < size; j++) {
        row[j] = random.nextDouble() * 1e-6;
      }
    }
    finished = new Progress[] {new Progress(), new Progress()};
    Team.run(id -> new Sweeper(id, grid, finished));
    Checksum sum = new Checksum();
    for (double[] row : grid) {
      sum.add(row);
    }
    return sum.value();
  }

  private static final class Sweeper implements Runnable {
    private int id;
    private double[][] grid;
    private Progress[] finished;

    Sweeper(int id, double[][] grid, Progress[] finished) {
      this.id = id;
      this.grid = grid;
      this.finished = finished;
    }

    @Override
    public void run() {
      int rows = grid.length - 2;
      for (int half = 0; half < 2 * SWEEPS; half++) {
        for (int i = 1 + Team.start(rows, id); i < 1 + Team.end(rows, id); i++) {
          relax(i, 1 + (i + half & 1));
        }
        finished[id].halfSweeps = half + 1;
        while (finished[1 - id].halfSweeps <= half) {
          Thread.yield();
        }
      }
    }

    private void relax(int i, int first) {
      double quarter = OMEGA * 0.25;
      double rest = 1.0 - OMEGA;
      double[] row = grid[i];
      double[] above = grid[i - 1];
      double[] below = grid[i + 1];
      int last = row.length - 1;
      for (int j = first; j < last; j += 2) {
        row[j] = quarter * (above[j] + below[j] + row[j - 1] + row[j + 1]) + rest * row[j];
      }
    }
  }
}
