package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Harrier's own tests pass with Harrier attached, as far as they need no runtime of their own. */
final class RoundTripTest {
  private static final List<String> MODULES = List.of("report", "cli", "trace");

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void itsOwnTestsPass(Jdk jdk) throws Exception {
    Run run =
        Run.of(jdk, "applications.Suite")
            // Every command line sets the level of its one tracer; Byte Buddy keeps what it has
            // computed in plain fields.
            .option("exclude", "picocli.*,net.bytebuddy.*")
            .argument("harrier.report")
            .argument("harrier.cli")
            .argument("harrier.trace.TraceTest")
            .argument("harrier.trace.FastTrackTest");
    for (String module : MODULES) {
      run.classPath(Build.classes(module));
      run.classPath(Build.present(Build.folder(module).resolve("target/test-classes")));
    }
    Path drivers = Build.folder("tests/applications").resolve("src/drivers/java");
    run.classPath(Sources.compile(run.folder(), drivers, "applications.Suite", Build.frameworks()));
    Outcome outcome = run.frameworks().toEnd();
    assertThat(outcome.out()).as(outcome.err()).contains("\n0 tests failed\n");
    assertThat(outcome.out()).doesNotStartWith("0 tests");
    assertThat(outcome.findings().health().internalErrors()).isZero();
    assertThat(outcome.findings().findings()).isEmpty();
    assertThat(outcome.exit()).isZero();
  }
}
