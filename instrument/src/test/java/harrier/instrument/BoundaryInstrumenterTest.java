package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.tool.EventKind;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class BoundaryInstrumenterTest {
  @Test
  void theEndOfAnInitializerAndTheFirstUseAreSeen() throws Exception {
    assertThat(Observed.run("Shapes", "holder").events())
        .contains("classInitialized Shapes", "classInitialized Shapes$Holder");
  }

  @Test
  void fieldsSetBeforeSuperAreLeftAlone() throws Exception {
    assertThat(Observed.run("Shapes", "inner").answer()).isEqualTo(10);
  }

  @Test
  void aCloneReadsTheOriginal() throws Exception {
    Observed.Outcome outcome = Observed.run("Shapes", "cloned");
    assertThat(outcome.answer()).isEqualTo(4);
    assertThat(outcome.events()).endsWith("write side", "read side", "read side");
  }

  @Test
  void recordsAreOrdinaryClasses() throws Exception {
    assertThat(Observed.run("Shapes", "records").answer()).isEqualTo(2);
  }

  @Test
  void methodsAreEnteredAndLeft() throws Exception {
    assertThat(Observed.run("Locking", "methods", Set.of(EventKind.ACQUIRE)).events())
        .containsSubsequence(
            "enter methods",
            "enter <init>",
            "exit <init>",
            "enter method",
            "exit method",
            "enter method",
            "exit by exception method",
            "enter staticMethod",
            "exit staticMethod",
            "exit methods");
  }
}
