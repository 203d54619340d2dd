package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class AnnotationInstrumenterTest {
  @Test
  void annotationsAreKnownByTheirSimpleNames() throws Exception {
    Observed.Outcome outcome = Observed.run("Annotated", "handOff");
    assertThat(outcome.answer()).isEqualTo(1);
    assertThat(outcome.events()).containsExactly("publish", "observe");
  }
}
