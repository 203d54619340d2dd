package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Goodlock finds the circles of locks that the catalogue marks, and that of a library. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record DeadlockTest(Jdk jdk) {
  private static final String PACKAGE = "catalogue.deadlocks.";

  private static List<Program> programs() throws IOException {
    return Expectation.programs().stream()
        .filter(program -> program.mainClass().startsWith(PACKAGE))
        .toList();
  }

  /** Lines as {@code File.java:17} that end in the mark. */
  private static Set<String> marked(Program program) throws IOException {
    Path file = Build.catalogueSources().resolve("catalogue/deadlocks").resolve(program.file());
    List<String> lines = Files.readAllLines(file);
    Set<String> marked = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).endsWith("// deadlock")) {
        marked.add(program.file() + ":" + (i + 1));
      }
    }
    return marked;
  }

  @Test
  void circlesAreFoundWhereTheyAreMarked() throws Exception {
    assertThat(programs()).hasSizeGreaterThan(4);
    for (Program program : programs()) {
      Outcome outcome = Run.of(jdk, program.mainClass()).tool("Goodlock").toEnd();
      Set<String> found = new TreeSet<>();
      for (FindingsFile.Finding finding : outcome.findings().findings()) {
        assertThat(finding.kind()).isEqualTo("deadlock-potential");
        finding.accesses().forEach(access -> found.add(access.position()));
      }
      assertThat(found).as("%s: %s", program, outcome.err()).isEqualTo(marked(program));
      assertThat(outcome.exit()).isEqualTo(found.isEmpty() ? 0 : 66);
      assertThat(outcome.findings().health().internalErrors()).isZero();
    }
  }

  @Test
  void eachEdgeHasBothStacks() throws Exception {
    for (String name : List.of("Transfer", "ExplicitLocks")) {
      Outcome outcome = Run.of(jdk, PACKAGE + name).tool("Goodlock").toEnd();
      FindingsFile.Finding finding = outcome.findings().only();
      for (FindingsFile.Access access : finding.accesses()) {
        assertThat(access.op()).isEqualTo("acquire");
        assertThat(access.stack()).hasSizeGreaterThan(1).contains(access.site());
      }
      assertThat(finding.accesses().get(1).locks()).hasSize(1);
    }
  }

  @Test
  void whatWasOrderedInThisRunIsFoundIfAskedFor() throws Exception {
    Run run = Run.of(jdk, PACKAGE + "OneAfterTheOther").tool("Goodlock");
    assertThat(run.option("goodlock.ordered", "true").toEnd().findings().findings()).hasSize(1);
  }

  @Test
  void aDeadlockThatDoesHappenIsFoundAtTheEnd() throws Exception {
    Outcome outcome = Run.of(jdk, "targets.Deadlocked").tool("Goodlock").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    FindingsFile.Finding finding = outcome.findings().only();
    assertThat(finding.kind()).isEqualTo("deadlock-potential");
    assertThat(finding.variable().className()).isEqualTo("targets.Deadlocked");
    assertThat(finding.accesses())
        .as("how each took its lock, and waits for the next")
        .extracting(access -> access.site().replaceAll("\\(.*", ""))
        .containsExactly(
            "targets.Deadlocked.call",
            "targets.Deadlocked.answer",
            "targets.Deadlocked.call",
            "targets.Deadlocked.answer");
    assertThat(finding.accesses())
        .extracting(access -> access.locks().size())
        .containsExactly(0, 1, 0, 1);
    assertThat(finding.accesses())
        .flatExtracting(FindingsFile.Access::stack)
        .hasSizeGreaterThan(8)
        .noneMatch(frame -> frame.contains("$$Lambda"));
  }

  @Test
  void theDeadlockOfALibraryIsFound() throws Exception {
    Path log4j = Build.folder("tests/libraries").resolve("target/jars/log4j-1.2.13.jar");
    Run run = Run.of(jdk, "drivers.Driver").tool("Goodlock");
    Stream<Path> jars = Library.all().stream().flatMap(library -> library.broken().stream());
    Stream<Path> baton = Stream.of(Build.classes("tests/catalogue"));
    Path drivers =
        Sources.compile(
            run.folder(), Library.driverSources(), Stream.concat(jars, baton).distinct().toList());
    Outcome outcome =
        run.classPath(drivers).classPath(Build.present(log4j)).argument("Log4j41214").toEnd();
    assertThat(outcome.out()).as(outcome.err()).contains("1 drivers ran");
    FindingsFile.Finding finding = outcome.findings().only();
    assertThat(finding.kind()).isEqualTo("deadlock-potential");
    assertThat(finding.accesses())
        .extracting(access -> access.site().replaceAll("\\(.*", ""))
        .contains(
            "org.apache.log4j.Category.callAppenders",
            "org.apache.log4j.AppenderSkeleton.doAppend");
    assertThat(finding.accesses().toString())
        .contains("org.apache.log4j.spi.RootLogger@", "drivers.Log4j41214$Rendering@");
  }
}
