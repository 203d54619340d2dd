package harrier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The harness with a java command that only pretends to run programs. */
class BenchTest {
  @TempDir Path folder;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  private Path java;

  /** Every program takes a second plain and two under a tool; one dies, one is interrupted. */
  @BeforeEach
  void makeJava() throws IOException {
    String script =
        """
        #!/bin/sh
        echo started=1
        echo jdk=17
        echo checksum=7
        case "$*" in
          *tool=Eraser*"bench.Main crypt"*) echo java.lang.OutOfMemoryError: heap; exit 3 ;;
          *tool=Eraser*"bench.Main series"*) exit 130 ;;
          *javaagent*) echo wall=2; echo cpu=3 ;;
          *) echo wall=1; echo cpu=1 ;;
        esac
        """;
    java = Files.writeString(folder.resolve("java"), script);
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwx------"));
  }

  @Test
  void aRunThatFailsIsToldAndTheRestIsMeasured() {
    Report report = run(List.of("Eraser", "Empty"), "crypt", "sor");
    assertThat(rows())
        .containsExactly(
            "Elapsed time as a multiple of plain java, in brackets CPU time:",
            "crypt: Eraser FAILED (exit code 3: java.lang.OutOfMemoryError: heap), Empty 2.00 (3.00)",
            "sor: Eraser 2.00 (3.00), Empty 2.00 (3.00)");
    assertThat(report.mistakes())
        .containsExactly(
            "crypt under Eraser: failed, exit code 3: java.lang.OutOfMemoryError: heap");
    assertThat(report.text()).containsPattern("crypt +- +2.00");
  }

  @Test
  void anInterruptedRunKeepsWhatItHas() {
    Report report = run(List.of("Empty", "Eraser"), "moldyn", "series", "lock");
    assertThat(rows()).contains("series: Empty 2.00 (3.00)").noneMatch(row -> row.contains("lock"));
    assertThat(report.notes()).containsExactly("Not complete: 5 of 9 runs were made.");
    assertThat(report.mistakes()).isEmpty();
    assertThat(report.text()).containsPattern("series +2.00 +-").doesNotContain("Operations");
  }

  @Test
  void anOperationThatIsNamedIsMeasuredInAnySuite() {
    Report report = run(List.of("Empty"), "lock");
    assertThat(report.text()).containsPattern("Operations\n.*\n.*\nlock +3.00");
  }

  private Report run(List<String> tools, String... programs) {
    Setting setting = new Setting(java, folder.resolve("agent.jar"), 1, true, List.of(programs));
    List<Report> news = new ArrayList<>();
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    Bench bench = new Bench(Suite.JAVAGRANDE, tools, setting, new Progress(null, out));
    Report report = bench.run(news::add);
    assertThat(news).hasSameSizeAs(rows().subList(1, rows().size()));
    return report;
  }

  private List<String> rows() {
    return printed.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
