package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
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

  /** Each of 12,000 fields has a race of its own; more than 10,000 findings are not kept. */
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void aFloodOfDistinctFindingsIsBounded(Jdk jdk, String tool) throws Exception {
    Outcome outcome =
        Run.of(jdk, "Flood")
            .onlyClassPath(Sources.compile(Build.newRunFolder(), floodOfFields()))
            .tool(tool)
            .javaOption("-Xmx128m")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.out()).isEqualTo("done\n");
    assertThat(outcome.findings().findings()).hasSize(10_000);
    assertThat(outcome.errLines("SUMMARY: data race")).isEqualTo(500);
    assertThat(outcome.errLines("the rest was dropped")).isEqualTo(1);
    assertThat(outcome.findings().health().internalErrors()).isZero();
  }

  private static Map<String, String> floodOfFields() {
    Map<String, String> sources = new HashMap<>();
    StringBuilder touchAll = new StringBuilder();
    for (int type = 0; type < 24; type++) {
      StringBuilder fields = new StringBuilder();
      StringBuilder touch = new StringBuilder();
      for (int field = 0; field < 500; field++) {
        fields.append("  static int f%d;%n".formatted(field));
        touch.append("    f%d++;%n".formatted(field));
      }
      String name = "Fields" + type;
      sources.put(
          name, "class %s {%n%s  static void touch() {%n%s  }%n}%n".formatted(name, fields, touch));
      touchAll.append("    %s.touch();%n".formatted(name));
    }
    sources.put(
        "Flood",
        """
        public class Flood {
          public static void main(String[] args) throws Exception {
            Thread first = new Thread(Flood::touchAll);
            Thread second = new Thread(Flood::touchAll);
            first.start();
            second.start();
            first.join();
            second.join();
            System.out.println("done");
          }

          private static void touchAll() {
        %s  }
        }
        """
            .formatted(touchAll));
    return sources;
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
