package harrier.bench;

import java.util.ArrayList;
import java.util.List;

/** A logarithmic axis from one round number to another. */
record Scale(double low, double high) {
  /** The smallest one that has room for the values and for 1; there must be a positive value. */
  static Scale of(List<Double> values) {
    double low = 1;
    double high = 2;
    for (double value : values) {
      if (Double.isFinite(value) && value > 0) {
        low = Math.min(low, roundDown(value));
        high = Math.max(high, roundUp(value));
      }
    }
    return new Scale(low, high);
  }

  /** Where a value is, from 0 to 1. */
  double at(double value) {
    return Math.log(value / low) / Math.log(high / low);
  }

  /** The round numbers on the axis: 1, 2 and 5 times a power of ten, or fewer if these crowd. */
  List<Double> ticks() {
    boolean crowded = high / low > 2000;
    List<Double> ticks = new ArrayList<>();
    for (double tick = low; tick <= high * 1.0001; tick = next(tick)) {
      if (!crowded || leading(tick) == 1) {
        ticks.add(tick);
      }
    }
    return ticks;
  }

  private static double power(double value) {
    return Math.pow(10, Math.floor(Math.log10(value) + 1e-9));
  }

  private static long leading(double round) {
    return Math.round(round / power(round));
  }

  private static double next(double round) {
    return leading(round) == 2 ? round * 2.5 : round * 2;
  }

  private static double roundDown(double value) {
    double first = value / power(value) + 1e-9;
    return power(value) * (first >= 5 ? 5 : first >= 2 ? 2 : 1);
  }

  private static double roundUp(double value) {
    double down = roundDown(value);
    return value <= down * 1.0001 ? down : next(down);
  }
}
