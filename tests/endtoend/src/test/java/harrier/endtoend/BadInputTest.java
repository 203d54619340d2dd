package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mistake in the options is one clear line and exit code 2, and the target never starts. */
final class BadInputTest {
  @ParameterizedTest
  @CsvSource({
    "tool, FastTrak, FastTrack",
    "tool, LockSett:FastTrack, LockSet",
    "tool, FastTrack::Count, tool name",
    "tool, (FastTrack, )",
    "tool, '', tool",
    "tool, mine.Missing, mine.Missing",
    "toool, FastTrack, tool",
    "colour, red, colour",
    "granularity.fields, medium, medium",
    "granularity.arrays, medium, medium",
    "stacks, deep, deep",
    "exitcode, many, many",
    "serialize, perhaps, perhaps",
    "suppressions, no/such/file, no/such/file",
    "baseline, no/such/file, no/such/file",
    "toolpath, no/such.jar, no/such.jar"
  })
  void mistake(String key, String value, String named) throws Exception {
    assertRefused(clean().option(key, value), named);
  }

  @Test
  void aLineThatIsNoSuppression() throws Exception {
    Run run = clean();
    Path file = Files.writeString(run.folder().resolve("list"), "race:a.B.x\nnonsense\n");
    assertRefused(run.option("suppressions", file.toString()), "list:2");
  }

  @Test
  void aBaselineThatIsNoFindingsFile() throws Exception {
    Run run = clean();
    Path file = Files.writeString(run.folder().resolve("list"), "nonsense");
    assertRefused(run.option("baseline", file.toString()), "list");
  }

  @Test
  void aJarThatIsNone() throws Exception {
    Run run = clean();
    Path file = Files.writeString(run.folder().resolve("tools.jar"), "nonsense");
    assertRefused(run.option("toolpath", file.toString()).tool("mine.Tool"), "tools.jar");
  }

  @Test
  void aToolThatCannotBeMade() throws Exception {
    assertRefused(
        withTool(
            """
            public final class Mine extends harrier.tool.Tool {
              public Mine() {
                throw new IllegalStateException("made wrong on purpose");
              }
            }
            """),
        "made wrong on purpose");
  }

  @Test
  void aToolThatDoesNotLikeItsOptions() throws Exception {
    assertRefused(
        withTool(
            """
            public final class Mine extends harrier.tool.Tool {
              @Override
              public void init(harrier.tool.ToolOptions options) {
                throw new IllegalArgumentException("not these options");
              }
            }
            """),
        "not these options");
  }

  @Test
  void aClassThatIsNoTool() throws Exception {
    assertRefused(withTool("public final class Mine {}"), "Mine");
  }

  private static Run clean() {
    return Run.of("targets.Clean").argument("RETURN").argument("0");
  }

  private static Run withTool(String source) throws Exception {
    Run run = clean();
    String jar = Sources.toolJar(run.folder(), "Mine", source).toString();
    return run.option("toolpath", jar).tool("Mine");
  }

  private static void assertRefused(Run run, String named) throws Exception {
    Outcome outcome = run.toEnd();
    assertThat(outcome.err()).contains(named).startsWith("harrier: ");
    assertThat(outcome.err().lines()).hasSize(1);
    assertThat(outcome.exit()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.hasFindingsFile()).isFalse();
  }
}
