package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The target sees itself, its exceptions and its stack as it would without Harrier. */
final class TransparencyTest {
  static Stream<Arguments> jdksAndTools() throws IOException {
    return Jdk.all().stream()
        .flatMap(
            jdk ->
                Stream.of("FastTrack", "HappensBefore", "Empty", "Count:FastTrack")
                    .map(tool -> Arguments.of(jdk, tool)));
  }

  @ParameterizedTest
  @MethodSource("jdksAndTools")
  void outputIsTheSame(Jdk jdk, String tool) throws Exception {
    assertSameOutput(jdk, tool, "targets.Mirror");
  }

  @ParameterizedTest
  @MethodSource("jdksAndTools")
  void failingHandlesFailTheSame(Jdk jdk, String tool) throws Exception {
    assertSameOutput(jdk, tool, "targets.FailingHandles");
  }

  private static void assertSameOutput(Jdk jdk, String tool, String mainClass) throws Exception {
    Outcome plain = Run.of(jdk, mainClass).withoutAgent().toEnd();
    Outcome watched = Run.of(jdk, mainClass).tool(tool).toEnd();
    assertThat(plain.exit()).as(plain.err()).isZero();
    assertThat(watched.out()).as(watched.err()).isEqualTo(plain.out());
    assertThat(watched.exit()).isZero();
  }
}
