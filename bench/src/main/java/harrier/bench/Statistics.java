package harrier.bench;

import java.util.Collection;

/** Means of ratios. */
final class Statistics {
  private Statistics() {}

  /** Of the values that are positive numbers; not a number if there are none. */
  static double geometricMean(Collection<Double> values) {
    return Math.exp(
        values.stream()
            .filter(value -> Double.isFinite(value) && value > 0)
            .mapToDouble(Math::log)
            .average()
            .orElse(Double.NaN));
  }
}
