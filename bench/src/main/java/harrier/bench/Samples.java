package harrier.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/** The outcomes of one program in one column. Smallest values count: the rest is disturbance. */
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
    return least(Samples::fastest);
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
    double most = outcomes.stream().mapToDouble(Samples::fastest).max().orElse(Double.NaN);
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

  private static double fastest(Outcome outcome) {
    return outcome.wall().stream().mapToDouble(Double::doubleValue).min().orElse(Double.NaN);
  }

  private double least(ToDoubleFunction<Outcome> value) {
    return failed() ? Double.NaN : outcomes.stream().mapToDouble(value).min().orElse(Double.NaN);
  }
}
