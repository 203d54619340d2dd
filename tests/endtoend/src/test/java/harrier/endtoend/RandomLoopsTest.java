package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Loops are checked for exactly the elements that they access, whatever they depend on. */
final class RandomLoopsTest {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_101);

  static Stream<Arguments> seedsOnEveryJdk() throws IOException {
    return Jdk.all().stream()
        .flatMap(jdk -> Stream.of(Arguments.of(SEED, jdk), Arguments.of(SEED + 1, jdk)));
  }

  @ParameterizedTest
  @MethodSource("seedsOnEveryJdk")
  void everyElementThatALoopAccessesIsCheckedOnce(long seed, Jdk jdk) throws Exception {
    assertCount(Run.of(jdk, "targets.RandomLoops").argument(Long.toString(seed)));
  }

  @ParameterizedTest
  @MethodSource("seedsOnEveryJdk")
  void soItIsWithoutRanges(long seed, Jdk jdk) throws Exception {
    assertCount(
        Run.of(jdk, "targets.RandomLoops")
            .argument(Long.toString(seed))
            .option("without", "ranges"));
  }

  private static void assertCount(Run run) throws Exception {
    Outcome outcome = run.toEnd();
    long races =
        outcome.findings().findings().stream().mapToLong(FindingsFile.Finding::count).sum();
    assertThat(races).as(outcome.err()).isEqualTo(Long.parseLong(outcome.out().trim()));
  }
}
