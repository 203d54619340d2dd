package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;

import catalogue.Catalogue;
import catalogue.Program;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Idioms of the end of a JVM: every case is a program with a JVM of its own. */
final class EndingIdiomsTest {
  private static final String MODULE = "tests/idioms";

  static Stream<Arguments> casesOnEveryJdk() throws IOException {
    List<Program> cases = Catalogue.in(Build.sources(MODULE), "endings");
    return Jdk.all().stream().flatMap(jdk -> cases.stream().map(each -> Arguments.of(each, jdk)));
  }

  @ParameterizedTest
  @MethodSource("casesOnEveryJdk")
  void ending(Program program, Jdk jdk) throws Exception {
    Run run = Run.of(jdk, program.mainClass()).classPath(Build.classes(MODULE));
    assertMarksAreFound(program, run.toEnd());
  }
}
