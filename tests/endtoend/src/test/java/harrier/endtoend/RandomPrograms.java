package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** What tests with random programs share: each program prints how many races it has. */
final class RandomPrograms {
  private static final long SEED = Long.getLong("harrier.random.seed", 20_260_101);

  private RandomPrograms() {}

  static Stream<Arguments> seedsOnEveryJdk() throws IOException {
    return Jdk.all().stream()
        .flatMap(jdk -> Stream.of(Arguments.of(SEED, jdk), Arguments.of(SEED + 1, jdk)));
  }

  static void assertFindsAll(Run run) throws Exception {
    Outcome outcome = run.toEnd();
    long races =
        outcome.findings().findings().stream().mapToLong(FindingsFile.Finding::count).sum();
    assertThat(races).as(outcome.err()).isEqualTo(Long.parseLong(outcome.out().trim()));
  }
}
