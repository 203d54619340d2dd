package harrier.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * The outcomes of one program in one column. Of JVMs the fastest counts, the rest is disturbance;
 * of its runs the middle one, since threads that happen not to meet make a single one very fast.
 */
final class Samples {
  private final List<Outcome> outcomes = new ArrayList<>();

  /** Why there is no outcome, or null. */
  private String failure;

  void add(Outcome outcome) {
    outcomes.add(outcome);
  }

  void fail(String why) {
    failure = why;
  }

  /** Whether a repetition failed: then there is nothing to compare. */
  boolean failed() {
    return failure != null;
  }

  String failure() {
    return failure;
  }

  List<Outcome> outcomes() {
    return outcomes;
  }

  double wall() {
    return least(Samples::middle);
  }

  double cpu() {
    return least(Outcome::cpu);
  }

  double heap() {
    return least(Outcome::heap);
  }

  double startUp() {
    return least(Outcome::startUp);
  }

  /** How much slower the slowest JVM was than the fastest. */
  double spread() {
    double most = outcomes.stream().mapToDouble(Samples::middle).max().orElse(Double.NaN);
    return most / wall() - 1;
  }

  /** Whether there is something to compare. */
  boolean isUsable() {
    return !failed() && !outcomes.isEmpty();
  }

  /** Everything a tool reported in any repetition. */
  TreeSet<String> warnings() {
    TreeSet<String> all = new TreeSet<>();
    outcomes.forEach(outcome -> all.addAll(outcome.warnings()));
    return all;
  }

  private static double middle(Outcome outcome) {
    double[] sorted = outcome.wall().stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : sorted[(sorted.length - 1) / 2];
  }

  private double least(ToDoubleFunction<Outcome> value) {
    return failed() ? Double.NaN : outcomes.stream().mapToDouble(value).min().orElse(Double.NaN);
  }
}
