package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole programs do under Harrier what they do without it, and every finding is a known one. */
@Execution(ExecutionMode.SAME_THREAD) // or they would make each other slower
final class ApplicationsTest {
  /** Their jars may be many, their work much. */
  private static final int SECONDS = 900;

  /** How often users do their work. */
  private static final String ROUNDS = System.getProperty("harrier.rounds", "1");

  static Stream<Arguments> applicationsOnEveryJdk() throws IOException {
    List<Application> chosen = Application.chosen();
    return Jdk.all().stream().flatMap(jdk -> chosen.stream().map(each -> Arguments.of(each, jdk)));
  }

  @ParameterizedTest
  @MethodSource("applicationsOnEveryJdk")
  void sameOutputAndFindingsThatAreKnown(Application application, Jdk jdk) throws Exception {
    Usage alone = new Usage();
    Usage watched = new Usage();
    Outcome plain = limited(application, jdk).withoutAgent().toEnd(alone::follow);
    Outcome outcome = limited(application, jdk).option("exitcode", "0").toEnd(watched::follow);
    assertThat(plain.exit()).as(plain.err()).isZero();
    assertThat(outcome.out()).as(outcome.err()).isEqualTo(plain.out()).isNotEmpty();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(plain.exit());
    FindingsFile file = outcome.findings();
    assertThat(file.health().internalErrors()).as(outcome.err()).isZero();
    assertThat(file.health().modelsUnmatched()).as("rows without a method").isNull();
    assertThat(file.health().classesSkipped()).as("classes left as they were").isEmpty();
    if (Application.isAskedFor() || application.reviews().isEmpty()) {
      assertAllReviewed(application, outcome);
    }
    note(application, jdk, alone, watched, file);
  }

  /** Which of a program's races a run shows is chance: a build is not to depend on it. */
  private static void assertAllReviewed(Application application, Outcome outcome) throws Exception {
    assertThat(outcome.findings().findings())
        .as("findings that nobody has looked into; report in " + outcome.report())
        .filteredOn(each -> application.reviews().stream().noneMatch(it -> it.covers(each)))
        .extracting(each -> each.variable() + ": " + each.accesses().get(1).site())
        .isEmpty();
  }

  /** Figures are those of a JVM that compiles as it likes; every build is to be done soon. */
  private static Run limited(Application application, Jdk jdk) throws IOException {
    Run run = application.run(jdk).seconds(SECONDS);
    return Application.isAskedFor()
        ? run.lateOption("-XX:TieredStopAtLevel=4").lateOption("-Drounds=" + ROUNDS)
        : run;
  }

  /** A row of the table in the page about compatibility. */
  private static void note(
      Application application, Jdk jdk, Usage alone, Usage watched, FindingsFile file)
      throws IOException {
    String row =
        String.format(
            Locale.ROOT,
            "| %s | %d | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f | %d | %d | %d | %d |%n",
            application,
            jdk.version().feature(),
            alone.elapsed(),
            watched.elapsed(),
            watched.elapsed() / alone.elapsed(),
            alone.seconds(),
            watched.seconds(),
            watched.seconds() / alone.seconds(),
            alone.megabytes(),
            watched.megabytes(),
            file.health().classesInstrumented(),
            file.findings().size());
    Path table = Build.folder("tests/endtoend").resolve("target/applications.md");
    Files.writeString(table, row, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
