package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which classes are checked, and how finely. */
final class ScopeTest {
  @Test
  void excludedClassesAreNotChecked() throws Exception {
    Outcome outcome =
        Run.of("catalogue.fields.SharedCounter").option("exclude", "catalogue.fields.*").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.findings().findings()).isEmpty();
  }

  @Test
  void onlyIncludedClassesAreChecked() throws Exception {
    String program = "catalogue.fields.SharedCounter";
    assertThat(Run.of(program).option("include", "catalogue.statics.*").toEnd().exit()).isZero();
    assertThat(Run.of(program).option("include", "catalogue.*").toEnd().exit()).isEqualTo(66);
  }

  @Test
  void synchronizationInExcludedClassesCounts() throws Exception {
    String program = "catalogue.fields.SharedReadsThenOrderedWrite";
    Outcome outcome = Run.of(program).option("exclude", "baton.*").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
  }

  @Test
  void coarseFieldsAreOneVariable() throws Exception {
    String program = "catalogue.fields.FieldEach";
    Outcome coarse = Run.of(program).option("granularity.fields", "coarse").toEnd();
    assertThat(coarse.exit()).as(coarse.err()).isEqualTo(66);
    Outcome adaptive = Run.of(program).option("granularity.fields", "adaptive").toEnd();
    assertThat(adaptive.exit()).as(adaptive.err()).isZero();
  }

  @Test
  void coarseElementsAreOneVariable() throws Exception {
    String program = "catalogue.arrays.HalfEach";
    Outcome coarse = Run.of(program).option("granularity.arrays", "coarse").toEnd();
    assertThat(coarse.exit()).as(coarse.err()).isEqualTo(66);
    Outcome adaptive = Run.of(program).option("granularity.arrays", "adaptive").toEnd();
    assertThat(adaptive.exit()).as(adaptive.err()).isZero();
  }

  @Test
  void adaptiveGranularityFindsRacesThatGoOn() throws Exception {
    for (String tool : new String[] {"FastTrack", "HappensBefore"}) {
      Outcome outcome =
          Run.of("targets.Persistent")
              .tool(tool)
              .option("granularity.fields", "adaptive")
              .option("granularity.arrays", "adaptive")
              .toEnd();
      assertThat(outcome.findings().findings())
          .as(tool)
          .extracting(finding -> finding.variable().mark())
          .containsExactlyInAnyOrder("value", "int[]");
    }
  }
}
