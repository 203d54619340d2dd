package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** JVMs that share a report folder keep their findings apart. */
final class SeveralJvmsTest {
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void childrenThatInheritTheAgentHaveFoldersOfTheirOwn(Jdk jdk) throws Exception {
    Outcome outcome = family(jdk).toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.out().lines().filter("child ended with 66"::equals)).hasSize(2);
    assertThat(outcome.findings().findings()).isEmpty();
    assertThat(outcome.findings().target().command()).contains("targets.Parent");
    Path report = outcome.report();
    assertThat(names(report)).hasSize(3).contains("findings.json");
    for (Path folder : foldersOfJvms(report)) {
      assertThat(names(folder)).containsExactly("findings.json");
      FindingsFile file = FindingsFile.read(folder.resolve("findings.json"));
      assertThat(file.only().variable().name()).isEqualTo("value");
      assertThat(outcome.errLines("harrier: 1 finding; report in " + folder)).isEqualTo(1);
    }
    assertThat(outcome.err())
        .endsWith(
            "harrier: no findings; report in %s\n".formatted(report)
                + "harrier: findings of 2 other JVMs are in %s/jvm-*; ".formatted(report)
                + "\"harrier report\" merges them\n");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void foldersOfEarlierRunsAreRemoved(Jdk jdk) throws Exception {
    Run run = family(jdk);
    Path report = run.toEnd().report();
    Outcome next = racy(jdk, report).toEnd();
    assertThat(next.findings().findings()).hasSize(1);
    assertThat(next.errLines("other JVM")).isZero();
    assertThat(names(report)).containsExactly("findings.json");
  }

  @Test
  void whatIsNotOursIsLeftAlone() throws Exception {
    Path report = Build.newRunFolder().resolve("report");
    Path noted = Files.createDirectories(report.resolve("jvm-1"));
    Files.writeString(noted.resolve("findings.json"), "{}");
    Files.writeString(noted.resolve("findings.md"), "precious");
    Path other = Files.createDirectories(report.resolve("jvm-main"));
    Files.writeString(other.resolve("findings.json"), "{}");
    Path elsewhere = Files.createDirectories(report.resolveSibling("elsewhere"));
    Files.writeString(elsewhere.resolve("findings.json"), "{}");
    Files.createSymbolicLink(report.resolve("jvm-2"), elsewhere);
    Files.createDirectories(report.resolve("jvm-3"));
    Outcome outcome = racy(Jdk.running(), report).toEnd();
    assertThat(names(report))
        .containsExactly("findings.json", "jvm-1", "jvm-2", "jvm-3", "jvm-main");
    assertThat(names(noted)).containsExactly("findings.json", "findings.md");
    assertThat(names(elsewhere)).containsExactly("findings.json");
    assertThat(outcome.errLines("other JVM")).isZero();
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void aKilledJvmLeavesTheFolderToTheNext(Jdk jdk) throws Exception {
    Path report = Build.newRunFolder().resolve("report");
    Run killed = hanging(jdk, report);
    Process process = raced(killed);
    process.destroyForcibly();
    killed.await(process);
    Outcome next = racy(jdk, report).toEnd();
    assertThat(next.findings().findings()).hasSize(1);
    assertThat(next.err()).contains("report in " + report + "\n");
    assertThat(names(report)).containsExactly("findings.json");
  }

  /** Who comes second keeps its folder through the end of the first and the start of a third. */
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void aFolderIsNotRemovedWhileItsJvmLives(Jdk jdk) throws Exception {
    Path report = Build.newRunFolder().resolve("report");
    Run first = hanging(jdk, report);
    Process firstProcess = raced(first);
    Run second = hanging(jdk, report);
    Process secondProcess = raced(second);
    Path folder = report.resolve("jvm-" + secondProcess.pid());
    firstProcess.destroy();
    assertThat(first.await(firstProcess).errLines("of 1 other JVM are in")).isEqualTo(1);

    Outcome third = racy(jdk, report).toEnd();
    assertThat(third.findings().findings()).hasSize(1);
    assertThat(third.errLines("other JVM")).isZero();
    assertThat(folder).isDirectory();

    secondProcess.destroy();
    assertThat(second.await(secondProcess).err()).contains("1 finding; report in " + folder + "\n");
    assertThat(FindingsFile.read(folder.resolve("findings.json")).findings()).hasSize(1);
  }

  /** As with {@code mvn clean}: the next JVM claims a new folder of the same name. */
  @Test
  void aFolderThatWasRemovedAndClaimedAnewIsNotOverwritten() throws Exception {
    Path report = Build.newRunFolder().resolve("report");
    Run first = hanging(Jdk.running(), report);
    Process firstProcess = raced(first);
    Files.walk(report).sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
    Run second = hanging(Jdk.running(), report);
    Process secondProcess = raced(second);
    firstProcess.destroy();
    Path folder = report.resolve("jvm-" + firstProcess.pid());
    assertThat(first.await(firstProcess).err()).contains("report in " + folder + "\n");
    secondProcess.destroy();
    assertThat(second.await(secondProcess).findings().findings()).hasSize(1);
    assertThat(names(report)).containsExactly("findings.json", folder.getFileName().toString());
  }

  @Test
  void theLauncherRendersTheFolderOfItsTarget() throws Exception {
    Path report = Build.newRunFolder().resolve("report");
    Run first = hanging(Jdk.running(), report);
    Process process = raced(first);
    Commands.harrier(
        "run",
        "--exitcode",
        "0",
        "--report",
        report.toString(),
        "--format",
        "text",
        "--",
        "-cp",
        Build.classes("tests/catalogue").toString(),
        "catalogue.fields.SharedCounter");
    Path folder = foldersOfJvms(report).get(0);
    assertThat(names(folder)).containsExactly("findings.json", "findings.txt");
    assertThat(folder.resolve("findings.txt")).content().contains("SharedCounter.value");
    process.destroy();
    assertThat(first.await(process).findings().only().variable().className())
        .isEqualTo("targets.Racy");
  }

  @Test
  void quietSaysNothingOfOthers() throws Exception {
    Outcome outcome = family(Jdk.running(), ",quiet").toEnd();
    assertThat(foldersOfJvms(outcome.report())).hasSize(2);
    assertThat(outcome.errLines("other JVM")).isZero();
  }

  private static Run family(Jdk jdk, String... more) {
    Run run = Run.of(jdk, "targets.Parent").withoutAgent();
    Path report = run.folder().resolve("report");
    return run.report(report)
        .environment(
            "JAVA_TOOL_OPTIONS",
            "-javaagent:%s=report=%s%s".formatted(Build.agentJar(), report, String.join("", more)));
  }

  private static Run racy(Jdk jdk, Path report) {
    return Run.of(jdk, "targets.Racy").argument("RETURN").argument("0").report(report);
  }

  private static Run hanging(Jdk jdk, Path report) {
    return Run.of(jdk, "targets.Racy").argument("HANG").argument("0").report(report);
  }

  /** Starts a program that has its race, and then hangs. */
  private static Process raced(Run run) throws Exception {
    Process process = run.start();
    BufferedReader out = process.inputReader();
    assertThat(out.readLine()).isEqualTo("raced");
    return process;
  }

  private static List<Path> foldersOfJvms(Path report) throws Exception {
    try (Stream<Path> files = Files.list(report)) {
      return files.filter(file -> file.getFileName().toString().matches("jvm-\\d+")).toList();
    }
  }

  private static List<String> names(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
