package harrier.endtoend;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Loops are checked for exactly the variables that they access, whatever they depend on. */
final class RandomLoopsTest {
  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void everyVariableIsCheckedWhereArraysAndIndicesAreInFields(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(
        Run.of(jdk, "targets.RandomFieldLoops").argument(Long.toString(seed)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Goldilocks", "DjitPlus", "Racer"})
  void soItIsThereForDetectorsThatKeepReferences(String tool) throws Exception {
    RandomPrograms.assertFindsAll(
        Run.of(Jdk.running(), "targets.RandomFieldLoops").argument("1").option("tool", tool));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void soItIsThereWithoutRanges(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(
        Run.of(jdk, "targets.RandomFieldLoops")
            .argument(Long.toString(seed))
            .option("without", "ranges"));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void everyElementThatALoopAccessesIsCheckedOnce(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(Run.of(jdk, "targets.RandomLoops").argument(Long.toString(seed)));
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.RandomPrograms#seedsOnEveryJdk")
  void soItIsWithoutRanges(long seed, Jdk jdk) throws Exception {
    RandomPrograms.assertFindsAll(
        Run.of(jdk, "targets.RandomLoops")
            .argument(Long.toString(seed))
            .option("without", "ranges"));
  }
}
