package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Races on objects of the JDK. */
final class ObjectsTest {
  private static final String MAP = "idioms.objects.HashMapPut";

  private static Run run() {
    return Run.of("idioms.Driver").classPath(Build.classes("tests/idioms")).argument(MAP);
  }

  @ParameterizedTest
  @ValueSource(strings = {"FastTrack", "HappensBefore", "FastTrack|HappensBefore"})
  void aFindingNamesTheClassAndWhereTheObjectWasMade(String chain) throws Exception {
    FindingsFile file = run().tool(chain).toEnd().findings();
    assertThat(file.findings()).isNotEmpty();
    for (FindingsFile.Finding finding : file.findings()) {
      assertThat(finding.variable().type()).isEqualTo("object");
      assertThat(finding.variable().className()).isEqualTo("java.util.HashMap");
      assertThat(finding.variable().allocated()).startsWith(MAP + ".<clinit>(HashMapPut.java:");
      assertThat(finding.accesses())
          .extracting(access -> access.op() + " " + access.site().replaceAll("\\(.*", ""))
          .containsExactly("write " + MAP + ".give", "read " + MAP + ".take");
    }
  }

  @Test
  void theyCanBeSwitchedOff() throws Exception {
    Outcome outcome = run().option("collections", "false").toEnd();
    assertThat(outcome.findings().findings()).isEmpty();
    assertThat(outcome.exit()).isZero();
  }
}
