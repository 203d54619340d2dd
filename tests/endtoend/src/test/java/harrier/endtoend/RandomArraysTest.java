package harrier.endtoend;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a method does with arrays it makes, those that get away have all been checked. */
final class RandomArraysTest {
  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void everyElementThatAnotherThreadCanReachIsInARace(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(run(seed, jdk));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void soItIsWithStateBehindReferences(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(run(seed, jdk).option("without", "words"));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void soItIsWithoutLocals(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(run(seed, jdk).option("without", "locals"));
  }

  private Run run(long seed, Jdk jdk) throws IOException {
    Path catalogue = Build.classes("tests/catalogue");
    Path classes =
        Sources.compile(folder, "Maker", RandomArrays.program(seed), "-cp", catalogue.toString());
    return Run.of(jdk, "Maker").classPath(classes).option("exclude", "Walker");
  }
}
