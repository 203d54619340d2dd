package harrier.endtoend;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a method does between two accesses to a field, none that counts goes unchecked. */
final class RandomSpansTest {
  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void everyFieldAccessedSinceTheLastReleaseIsInARace(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(run(seed, jdk));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void soItIsWithStateBehindReferences(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(run(seed, jdk).option("without", "words"));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void soItIsWithoutSpans(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(run(seed, jdk).option("without", "spans"));
  }

  private Run run(long seed, Jdk jdk) throws IOException {
    Path catalogue = Build.classes("tests/catalogue");
    Path classes =
        Sources.compile(folder, "Cell", RandomSpans.program(seed), "-cp", catalogue.toString());
    return Run.of(jdk, "Cell").classPath(classes);
  }
}
