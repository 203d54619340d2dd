package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
  @Test
  void aTableOfRatiosEndsWithTheirMean() {
    Table table = new Table("Slowdown", "Of time.", Table.Unit.RATIO, List.of("A", "B:C"));
    table.add("first", true, List.of(2.0, Double.NaN));
    table.add("second", true, List.of(8.0, 3.0));
    assertThat(table.text())
        .isEqualTo(
            """
            Slowdown
            Of time.
            program            A   B:C
            first           2.00     -
            second          8.00  3.00
            geometric mean  4.00  3.00
            """);
  }

  @Test
  void aProgramThatWaitsIsMarkedAndNotPartOfTheMean() {
    Table table = new Table("Slowdown", "", Table.Unit.RATIO, List.of("A"));
    table.add("computes", true, List.of(4.0));
    table.add("waits", false, List.of(1.0));
    assertThat(table.text()).contains("waits*").endsWith("geometric mean  4.00\n");
  }

  @Test
  void countsAreAddedUpAlsoOfProgramsThatWait() {
    Table table = new Table("Warnings", "", Table.Unit.COUNT, List.of("A"));
    table.add("computes", true, List.of(1.0));
    table.add("waits", false, List.of(2000.0));
    assertThat(table.text()).endsWith("total     2,001\n");
  }

  @Test
  void anAxisGoesFromOneRoundNumberToAnother() {
    Scale scale = Scale.of(List.of(0.7, 33.0, Double.NaN));
    assertThat(scale).isEqualTo(new Scale(0.5, 50));
    assertThat(scale.ticks()).containsExactly(0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0);
    assertThat(scale.at(0.5)).isZero();
    assertThat(scale.at(50)).isEqualTo(1);
  }

  @Test
  void aCrowdedAxisHasPowersOfTenOnly() {
    assertThat(Scale.of(List.of(100_000.0)).ticks())
        .containsExactly(1.0, 10.0, 100.0, 1000.0, 10_000.0, 100_000.0);
  }

  @Test
  void aPlotHasABarForEveryNumber() {
    Table table = new Table("Slow<down", "", Table.Unit.RATIO, List.of("A", "B"));
    table.add("first", true, List.of(2.0, Double.NaN));
    String svg = Plot.of(table);
    assertThat(svg).contains(">2.00<", "Slow&lt;down", "geometric mean");
    assertThat(svg.split("class=\"s0\" x=", -1)).hasSize(3); // the row and the mean
    assertThat(svg).doesNotContain("class=\"s1\" x=");
  }
}
