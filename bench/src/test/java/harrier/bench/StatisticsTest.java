package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class StatisticsTest {
  @Test
  void theMeanOfRatiosIsGeometric() {
    assertThat(Statistics.geometricMean(List.of(2.0, 8.0))).isCloseTo(4, within(1e-9));
    assertThat(Statistics.geometricMean(List.of(3.0))).isCloseTo(3, within(1e-9));
  }

  @Test
  void whatWasNotMeasuredDoesNotCount() {
    List<Double> values = List.of(2.0, Double.NaN, 8.0, Double.POSITIVE_INFINITY, 0.0);
    assertThat(Statistics.geometricMean(values)).isCloseTo(4, within(1e-9));
    assertThat(Statistics.geometricMean(List.of())).isNaN();
  }

  @Test
  void theMiddleRunOfTheFastestJvmCounts() {
    Samples samples = new Samples();
    samples.add(outcome(List.of(9.0, 2.0, 0.5), 5, 700, "a"));
    samples.add(outcome(List.of(2.5, 4.0), 4, 900, "b"));
    assertThat(samples.wall()).isEqualTo(2);
    assertThat(samples.cpu()).isEqualTo(4);
    assertThat(samples.heap()).isEqualTo(700);
    assertThat(samples.spread()).isCloseTo(0.25, within(1e-9));
    assertThat(samples.warnings()).containsExactly("a", "b");
  }

  @Test
  void aFailureLeavesNoNumbers() {
    Samples samples = new Samples();
    samples.add(outcome(List.of(3.0), 5, 700, "a"));
    samples.fail("out of memory");
    assertThat(samples.wall()).isNaN();
    assertThat(samples.failure()).isEqualTo("out of memory");
  }

  private static Outcome outcome(List<Double> wall, double cpu, long heap, String warning) {
    return new Outcome(0.1, wall, cpu, heap, "1", List.of(warning), "");
  }
}
