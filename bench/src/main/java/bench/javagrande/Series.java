package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;

/** Fourier coefficients of (x+1)^x on [0, 2] by the trapezoid rule. Race-free. */
public final class Series implements Program {
  private static final int STEPS = 1000;
  private static final double INTERVAL = 2.0;

  private final int count;
  private double[][] coefficients;

  public Series(int count) {
    this.count = count;
  }

  @Override
  public long run() {
    coefficients = new double[2][count];
    coefficients[0][0] = integral(0, 0) / INTERVAL;
    Team.run(id -> () -> work(id));
    return new Checksum().add(coefficients[0]).add(coefficients[1]).value();
  }

  private void work(int id) {
    double omega = 2 * Math.PI / INTERVAL;
    for (int i = Math.max(1, Team.start(count, id)); i < Team.end(count, id); i++) {
      coefficients[0][i] = integral(omega * i, 1);
      coefficients[1][i] = integral(omega * i, 2);
    }
  }

  private static double integral(double omegaN, int kind) {
    double dx = INTERVAL / STEPS;
    double x = 0;
    double sum = function(x, omegaN, kind) / 2;
    for (int i = 1; i < STEPS; i++) {
      x += dx;
      sum += function(x, omegaN, kind);
    }
    return (sum + function(INTERVAL, omegaN, kind) / 2) * dx;
  }

  private static double function(double x, double omegaN, int kind) {
    double value = Math.pow(x + 1, x);
    return switch (kind) {
      case 1 -> value * Math.cos(omegaN * x);
      case 2 -> value * Math.sin(omegaN * x);
      default -> value;
    };
  }
}
