package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;
import java.util.Random;
import java.util.Vector;

/**
 * Prices an asset by many random paths: small objects and arrays that one worker alone uses, and a
 * synchronized list of results. Race-free.
 */
public final class MonteCarlo implements Program {
  private static final int STEPS = 1000;
  private static final double START = 100;

  private final int paths;
  private Vector<Task> tasks;
  private Vector<Result> results;

  public MonteCarlo(int paths) {
    this.paths = paths;
  }

  @Override
  @SuppressWarnings("JdkObsolete") // as in the program this is modelled on
  public long run() {
    tasks = new Vector<>();
    results = new Vector<>();
    for (int i = 0; i < paths; i++) {
      tasks.add(new Task("path " + i, 11L * i + 3));
    }
    Rate rate = new Rate(0.05 / 365, 0.2 / Math.sqrt(365));
    Team.run(
        id ->
            () -> {
              for (int i = Team.start(paths, id); i < Team.end(paths, id); i++) {
                PriceStock stock = new PriceStock(rate, tasks.get(i));
                stock.simulate();
                results.add(stock.result());
              }
            });
    double[] byPath = new double[paths];
    for (Result result : results) {
      byPath[Integer.parseInt(result.header.substring(5))] =
          result.rate + result.volatility + result.values[STEPS - 1];
    }
    return new Checksum().add(byPath).value();
  }

  /** What all paths have in common. */
  private static final class Rate {
    private double drift;
    private double volatility;

    Rate(double drift, double volatility) {
      this.drift = drift;
      this.volatility = volatility;
    }

    double drift() {
      return drift;
    }

    double volatility() {
      return volatility;
    }
  }

  private static final class Task {
    private String header;
    private long seed;

    Task(String header, long seed) {
      this.header = header;
      this.seed = seed;
    }
  }

  private static final class Result {
    private String header;
    private double rate;
    private double volatility;
    private double[] values;

    Result(String header, double rate, double volatility, double[] values) {
      this.header = header;
      this.rate = rate;
      this.volatility = volatility;
      this.values = values;
    }
  }

  /** One random path of the price. */
  private static final class Path {
    private double[] fluctuations;
    private double[] values;

    Path(int steps) {
      fluctuations = new double[steps];
      values = new double[steps];
    }

    void draw(long seed, Rate rate) {
      Random random = new Random(seed);
      double mean = rate.drift() - 0.5 * rate.volatility() * rate.volatility();
      for (int i = 0; i < fluctuations.length; i++) {
        fluctuations[i] = mean + rate.volatility() * random.nextGaussian();
      }
    }

    void follow(double start) {
      values[0] = start;
      for (int i = 1; i < values.length; i++) {
        values[i] = values[i - 1] * Math.exp(fluctuations[i]);
      }
    }

    Returns returns() {
      return new Returns(values);
    }
  }

  /** The logarithmic changes along a path. */
  private static final class Returns {
    private double[] changes;

    Returns(double[] values) {
      changes = new double[values.length];
      for (int i = 1; i < values.length; i++) {
        changes[i] = Math.log(values[i] / values[i - 1]);
      }
    }

    double mean() {
      double sum = 0;
      for (int i = 1; i < changes.length; i++) {
        sum += changes[i];
      }
      return sum / (changes.length - 1);
    }

    double variance() {
      double mean = mean();
      double sum = 0;
      for (int i = 1; i < changes.length; i++) {
        sum += (changes[i] - mean) * (changes[i] - mean);
      }
      return sum / (changes.length - 2);
    }
  }

  /** Prices one path. */
  private static final class PriceStock {
    private Rate rate;
    private Task task;
    private Result result;

    PriceStock(Rate rate, Task task) {
      this.rate = rate;
      this.task = task;
    }

    void simulate() {
      Path path = new Path(STEPS);
      path.draw(task.seed, rate);
      path.follow(START);
      Returns returns = path.returns();
      double volatility = Math.sqrt(returns.variance());
      result = new Result(task.header, returns.mean(), volatility, path.values);
    }

    Result result() {
      return result;
    }
  }
}
