package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** A target run twice: by itself, and with the agent, which must not make a difference. */
final class Twins {
  private Twins() {}

  /** Every JDK with a tool for each layout of shadow state. */
  static Stream<Arguments> jdksAndLayouts() throws IOException {
    return Jdk.all().stream()
        .flatMap(
            jdk -> Stream.of("FastTrack", "HappensBefore").map(tool -> Arguments.of(jdk, tool)));
  }

  /** Asserts that output and exit code are the same, and answers the run with the agent. */
  static Outcome assertSame(Jdk jdk, String tool, String mainClass, UnaryOperator<Run> setUp)
      throws Exception {
    Outcome plain = setUp.apply(Run.of(jdk, mainClass)).withoutAgent().toEnd();
    Outcome watched = setUp.apply(Run.of(jdk, mainClass)).tool(tool).toEnd();
    assertThat(watched.out()).as(watched.err()).isEqualTo(plain.out()).isNotEmpty();
    assertThat(own(watched.err())).isEqualTo(own(plain.err()));
    assertThat(watched.exit()).isEqualTo(plain.exit());
    assertThat(watched.findings().health().internalErrors()).isZero();
    return watched;
  }

  /** The lines that are neither Harrier's nor the JVM's. */
  private static String own(String text) {
    return text.lines()
        .filter(line -> !line.startsWith("harrier: ") && !line.contains("VM warning:"))
        .collect(Collectors.joining("\n"));
  }
}
