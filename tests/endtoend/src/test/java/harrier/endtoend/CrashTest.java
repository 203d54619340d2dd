package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Results are whole or not there, and neither floods nor full disks disturb the target. */
final class CrashTest {
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void aFloodOfRepeatsIsCounted(Jdk jdk, String tool) throws Exception {
    Outcome outcome =
        Run.of(jdk, "targets.crash.Flood")
            .tool(tool)
            .option("quiet", "true")
            .javaOption("-Xmx96m")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.out()).isEqualTo("done\n");
    assertThat(outcome.findings().only().count()).isGreaterThan(10_000);
    assertThat(outcome.findings().health().internalErrors()).isZero();
  }

  @Test
  void aFullDiskLeavesTheOldReportWhole() throws Exception {
    Run run = racy();
    Path report = Files.createDirectories(run.folder().resolve("report"));
    Path file = Files.writeString(report.resolve("findings.json"), "an earlier report");
    Outcome outcome =
        run.through("sh", "-c", "ulimit -f 1; exec \"$@\"", "sh")
            .javaOption("-XX:-UsePerfData")
            .option("quiet", "true")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.out()).isEqualTo("raced\n");
    assertThat(outcome.errLines("cannot write")).isEqualTo(1);
    assertThat(file).hasContent("an earlier report");
    assertThat(names(report)).containsExactly("findings.json");
  }

  @Test
  void findingsWithoutAReportAreShownEvenIfQuiet() throws Exception {
    Run run = racy();
    Path noFolder = Files.writeString(run.folder().resolve("file"), "no folder");
    Outcome outcome = run.report(noFolder.resolve("report")).option("quiet", "true").toEnd();
    assertThat(outcome.exit()).isEqualTo(66);
    assertThat(outcome.errLines("SUMMARY: data race")).isEqualTo(1);
    assertThat(outcome.err()).doesNotContain("\tat ");
  }

  private static Run racy() {
    return Run.of("targets.Racy").argument("RETURN").argument("0");
  }

  private static Stream<String> names(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList().stream();
    }
  }
}
