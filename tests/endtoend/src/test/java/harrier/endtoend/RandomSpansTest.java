package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a method does between two accesses to a field, none that counts goes unchecked. */
final class RandomSpansTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_101);

  @TempDir Path folder;

  static Stream<Arguments> seedsOnEveryJdk() throws IOException {
    return Jdk.all().stream()
        .flatMap(jdk -> Stream.of(Arguments.of(SEED, jdk), Arguments.of(SEED + 1, jdk)));
  }

  @ParameterizedTest
  @MethodSource("seedsOnEveryJdk")
  void everyFieldAccessedSinceTheLastReleaseIsInARace(long seed, Jdk jdk) throws Exception {
    assertCount(run(seed, jdk));
  }

  @ParameterizedTest
  @MethodSource("seedsOnEveryJdk")
  void soItIsWithStateBehindReferences(long seed, Jdk jdk) throws Exception {
    assertCount(run(seed, jdk).option("without", "words"));
  }

  @ParameterizedTest
  @MethodSource("seedsOnEveryJdk")
  void soItIsWithoutSpans(long seed, Jdk jdk) throws Exception {
    assertCount(run(seed, jdk).option("without", "spans"));
  }

  private Run run(long seed, Jdk jdk) throws IOException {
    Path catalogue = Build.classes("tests/catalogue");
    Path classes =
        Sources.compile(folder, "Cell", RandomSpans.program(seed), "-cp", catalogue.toString());
    return Run.of(jdk, "Cell").classPath(classes);
  }

  private static void assertCount(Run run) throws Exception {
    Outcome outcome = run.toEnd();
    long races =
        outcome.findings().findings().stream().mapToLong(FindingsFile.Finding::count).sum();
    assertThat(races).isEqualTo(Long.parseLong(outcome.out().trim()));
  }
}
