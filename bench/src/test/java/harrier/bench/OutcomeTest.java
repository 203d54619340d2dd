package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutcomeTest {
  @TempDir Path folder;

  @Test
  void linesOfTheProgramBecomeNumbers() {
    List<String> lines =
        List.of(
            "started=1500",
            "jdk=17",
            "harrier: hello",
            "wall=0.5",
            "wall=0.25",
            "cpu=0.75",
            "checksum=-7",
            "heap=4096");
    Outcome outcome = Outcome.of(1000, lines, 1024, List.of("a.B.x"));
    assertThat(outcome.startUp()).isEqualTo(0.5);
    assertThat(outcome.wall()).containsExactly(0.5, 0.25);
    assertThat(outcome.cpu()).isEqualTo(0.75);
    assertThat(outcome.heap()).isEqualTo(4096);
    assertThat(outcome.checksum()).isEqualTo("-7");
    assertThat(Outcome.of(1000, lines, 9000, List.of()).heap()).isEqualTo(9000);
  }

  @Test
  void warningsAreFieldsAndAccessesToArrays() throws IOException {
    Path file = folder.resolve("findings.json");
    Files.writeString(
        file,
        """
        {"schema": 1, "findings": [
          {"kind": "data-race", "suppressed": false, "variable": {"class": "a.B", "name": "x"}},
          {"kind": "data-race", "suppressed": false, "variable": {"class": "a.B", "name": "x"}},
          {"kind": "data-race", "suppressed": true, "variable": {"class": "a.B", "name": "y"}},
          {"kind": "data-race", "suppressed": false, "variable": {"array": "int[]", "index": 3},
           "accesses": [{"site": "a.B.m(B.java:1)"}, {"site": "a.B.m(B.java:2)"}]},
          {"kind": "deadlock-potential", "suppressed": false,
           "accesses": [{"site": "a.B.m(B.java:9)"}]}]}
        """);
    assertThat(Warnings.in(file))
        .containsExactly(
            "a.B.x", "deadlock-potential at a.B.m(B.java:9)", "int[] at a.B.m(B.java:2)");
  }

  @Test
  void optionsAreWhatTheAgentTakes() {
    Column column = Column.of("A:B").with("without", "without", "words,hints");
    assertThat(column.agentText()).contains("tool=A:B", "without=words\\,hints");
    assertThat(column.isPlain()).isFalse();
    assertThat(Column.PLAIN.isPlain()).isTrue();
  }
}
