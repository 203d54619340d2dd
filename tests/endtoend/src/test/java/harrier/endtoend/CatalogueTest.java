package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;
import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Program;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Harrier finds in every program of the catalogue what its marks say, and nothing else. */
final class CatalogueTest {
  static Stream<Arguments> programsOnEveryJdk() throws IOException {
    List<Program> programs = Expectation.programs();
    return Jdk.all().stream()
        .flatMap(jdk -> programs.stream().map(program -> Arguments.of(program, jdk)));
  }

  static List<Program> programs() throws IOException {
    return Expectation.programs();
  }

  /** Those in which objects and arrays are shared by parts. */
  static List<Program> silentProgramsAboutData() throws IOException {
    return Expectation.programs().stream()
        .filter(Program::isSilent)
        .filter(
            program ->
                program.mainClass().matches("catalogue\\.(fields|statics|arrays|clones)\\..*"))
        .toList();
  }

  /** One program of each kind whose sites are at the top of deeper stacks. */
  static List<Program> programsWithStacks() throws IOException {
    return List.of(
        Expectation.program("fields.SharedCounter"),
        Expectation.program("statics.DoubleCheckedLocking"),
        Expectation.program("arrays.HalfAndOneMore"),
        Expectation.program("monitors.Reentrant"),
        Expectation.program("methods.InterfaceMethods"),
        Expectation.program("methods.Recursion"));
  }

  @ParameterizedTest
  @MethodSource("programsOnEveryJdk")
  void fastTrack(Program program, Jdk jdk) throws Exception {
    assertMarksAreFound(program, Run.of(jdk, program.mainClass()).toEnd());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void happensBefore(Program program) throws Exception {
    assertMarksAreFound(program, Run.of(program.mainClass()).tool("HappensBefore").toEnd());
  }

  @ParameterizedTest
  @MethodSource("silentProgramsAboutData")
  void adaptiveGranularityRaisesNoFalseAlarm(Program program) throws Exception {
    assertMarksAreFound(
        program,
        Run.of(program.mainClass())
            .option("granularity.fields", "adaptive")
            .option("granularity.arrays", "adaptive")
            .toEnd());
  }

  @ParameterizedTest
  @MethodSource("programsWithStacks")
  void fullStacksBeginAtTheSites(Program program) throws Exception {
    Outcome outcome = Run.of(program.mainClass()).option("stacks", "full").toEnd();
    assertMarksAreFound(program, outcome);
    for (FindingsFile.Finding finding : outcome.findings().findings()) {
      for (FindingsFile.Access access : finding.accesses()) {
        assertThat(access.stack()).hasSizeGreaterThan(1).first().isEqualTo(access.site());
        assertThat(access.stack()).noneMatch(frame -> frame.startsWith("harrier."));
      }
    }
  }
}
