package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Options come from a file, the environment and the agent's own, the later ones winning. */
final class OptionsTest {
  private static final String COUNTER = "catalogue.fields.SharedCounter";

  @Test
  void fromAFileInTheWorkingFolder() throws Exception {
    Run run = Run.of(COUNTER);
    Files.writeString(run.folder().resolve("harrier.properties"), "exitcode = 7\nquiet = true\n");
    Outcome outcome = run.toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(7);
    assertThat(outcome.err()).doesNotContain("DATA RACE");
  }

  @Test
  void fromTheEnvironment() throws Exception {
    Run run = Run.of(COUNTER).environment("HARRIER_OPTIONS", "exitcode=8,quiet=true");
    Files.writeString(run.folder().resolve("harrier.properties"), "exitcode = 7\n");
    assertThat(run.toEnd().exit()).isEqualTo(8);
  }

  @Test
  void theAgentsOwnWin() throws Exception {
    Run run = Run.of(COUNTER).environment("HARRIER_OPTIONS", "exitcode=8,tool=Empty");
    assertThat(run.option("exitcode", "9").toEnd().exit()).isEqualTo(9);
  }

  @Test
  void aMistakeInTheFileIsRefusedToo() throws Exception {
    Run run = Run.of(COUNTER);
    Files.writeString(run.folder().resolve("harrier.properties"), "colour = red\n");
    Outcome outcome = run.toEnd();
    assertThat(outcome.exit()).isEqualTo(2);
    assertThat(outcome.err()).contains("colour");
  }

  @Test
  void fastTrackIsTheDefault() throws Exception {
    Outcome outcome = Run.of(COUNTER).without("tool").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.findings().tool()).isEqualTo("FastTrack");
  }
}
