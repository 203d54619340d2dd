package catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program of the catalogue runs to its end, and its marks can be read. */
@Execution(ExecutionMode.CONCURRENT)
final class CatalogueTest {
  private static final int SECONDS = 20;

  static List<Program> programs() throws IOException {
    return Catalogue.in(Path.of("src/main/java"));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void programEndsNormally(Program program) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (Runtime.version().feature() >= 23) {
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", "target/classes"));
    command.add(program.mainClass());
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("ended within %d s", SECONDS).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @Test
  void thereAreManyOfBothKinds() throws IOException {
    List<Program> silent = programs().stream().filter(Program::isSilent).toList();
    List<Program> racy = programs().stream().filter(program -> !program.isSilent()).toList();
    assertThat(silent).hasSizeGreaterThan(50);
    assertThat(racy).hasSizeGreaterThan(50);
  }

  @Test
  void marksNameLinesAndVariables() throws IOException {
    Program program =
        programs().stream()
            .filter(p -> p.mainClass().equals("catalogue.statics.StaticThroughSubclass"))
            .findFirst()
            .orElseThrow();
    assertThat(program.file()).isEqualTo("StaticThroughSubclass.java");
    assertThat(program.marks()).extracting(Program.Mark::variables).containsOnly(List.of("hits"));
    assertThat(program.marks()).hasSize(2);
  }
}
