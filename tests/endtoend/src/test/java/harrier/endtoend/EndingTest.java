package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** However the target ends, its exit code is kept unless it is 0, and findings are complete. */
final class EndingTest {
  static Stream<Arguments> endings() throws IOException {
    return Jdk.all().stream()
        .flatMap(
            jdk ->
                Stream.of(
                    Arguments.of(jdk, "RETURN", 0, 0),
                    Arguments.of(jdk, "EXIT", 0, 0),
                    Arguments.of(jdk, "EXIT", 3, 3),
                    Arguments.of(jdk, "EXIT_IN_THREAD", 0, 0),
                    Arguments.of(jdk, "EXIT_IN_THREAD", 5, 5),
                    Arguments.of(jdk, "HALT", 0, 0),
                    Arguments.of(jdk, "HALT", 4, 4),
                    Arguments.of(jdk, "THROW", 0, 1),
                    Arguments.of(jdk, "DAEMON", 0, 0),
                    Arguments.of(jdk, "SHUTDOWN_HOOK", 0, 0)));
  }

  @ParameterizedTest
  @MethodSource("endings")
  void racyTarget(Jdk jdk, String ending, int code, int own) throws Exception {
    Outcome outcome = run(jdk, "targets.Racy", ending, code);
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(own == 0 ? 66 : own);
    assertThat(outcome.out()).startsWith("raced\n");
    assertThat(outcome.findings().only().variable().name()).isEqualTo("value");
    assertThat(outcome.findings().target().exit()).isEqualTo(own);
    assertThat(outcome.errLines("harrier: 1 finding")).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("endings")
  void cleanTarget(Jdk jdk, String ending, int code, int own) throws Exception {
    Outcome outcome = run(jdk, "targets.Clean", ending, code);
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(own);
    assertThat(outcome.findings().findings()).isEmpty();
    assertThat(outcome.errLines("harrier: no findings")).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void shutdownHooksOfTheTargetStillPrint(Jdk jdk) throws Exception {
    assertThat(run(jdk, "targets.Racy", "SHUTDOWN_HOOK", 0).out()).isEqualTo("raced\nhook\n");
  }

  private static Outcome run(Jdk jdk, String target, String ending, int code) throws Exception {
    return Run.of(jdk, target).argument(ending).argument(String.valueOf(code)).toEnd();
  }
}
