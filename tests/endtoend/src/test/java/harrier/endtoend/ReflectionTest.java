package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Neither reflection nor serialization shows what was added to classes. */
final class ReflectionTest {
  private static final String STREAM = "targets.reflection.Stream";

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void members(Jdk jdk, String tool) throws Exception {
    Twins.assertSame(jdk, tool, "targets.reflection.Members", run -> run);
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Twins#jdksAndLayouts")
  void streamsGoBothWays(Jdk jdk, String tool) throws Exception {
    Run plain = Run.of(jdk, STREAM).withoutAgent();
    Run watched = Run.of(jdk, STREAM).tool(tool);
    Path ofPlain = plain.folder().resolve("stream");
    Path ofWatched = watched.folder().resolve("stream");
    assertThat(write(watched, ofWatched)).isEqualTo(write(plain, ofPlain));
    String read = read(Run.of(jdk, STREAM).withoutAgent(), ofPlain);
    assertThat(read).contains("3 [[1], [2, 3]] true", "own 7", "the one: true");
    assertThat(read(Run.of(jdk, STREAM).withoutAgent(), ofWatched)).isEqualTo(read);
    assertThat(read(Run.of(jdk, STREAM).tool(tool), ofPlain)).isEqualTo(read);
  }

  private static String write(Run run, Path file) throws Exception {
    return succeeded(run.argument("write").argument(file.toString()).toEnd());
  }

  private static String read(Run run, Path file) throws Exception {
    return succeeded(run.argument("read").argument(file.toString()).toEnd());
  }

  private static String succeeded(Outcome outcome) {
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    return outcome.out();
  }
}
