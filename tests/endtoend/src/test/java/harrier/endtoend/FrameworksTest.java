package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Libraries that look into classes, make classes or load classes see no difference. */
final class FrameworksTest {
  static Stream<Arguments> programs() throws Exception {
    return Jdk.all().stream()
        .flatMap(
            jdk ->
                Stream.of("Mapping", "Mocking", "Languages", "Loaders")
                    .map(program -> Arguments.of(jdk, program)));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void sameOutput(Jdk jdk, String program) throws Exception {
    Twins.assertSame(jdk, "FastTrack", "frameworks." + program, Run::frameworks);
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void classFilesOfAnotherCompiler(Jdk jdk) throws Exception {
    Path folder = Build.newRunFolder();
    StringWriter messages = new StringWriter();
    String sources = Build.testSources().resolve("targets/behaviour").toString();
    boolean compiled =
        BatchCompiler.compile(
            new String[] {"-17", "-nowarn", "-g", "-d", folder.toString(), sources},
            new PrintWriter(messages),
            new PrintWriter(messages),
            null);
    assertThat(compiled).as(messages.toString()).isTrue();
    Twins.assertSame(
        jdk, "FastTrack", "targets.behaviour.Messages", run -> run.firstOnClassPath(folder));
  }
}
