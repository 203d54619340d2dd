package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;
import static org.assertj.core.api.Assertions.assertThat;

import catalogue.Catalogue;
import catalogue.Program;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every idiom that orders threads is known, and nothing else orders them: the cases of a package
 * run one after the other in one JVM.
 */
final class IdiomsTest {
  private static final String MODULE = "tests/idioms";

  static Stream<Arguments> packagesOnEveryJdk() throws IOException {
    List<String> packages =
        cases().stream().map(IdiomsTest::packageOf).distinct().sorted().toList();
    return Jdk.all().stream().flatMap(jdk -> packages.stream().map(p -> Arguments.of(p, jdk)));
  }

  private static List<Program> cases() throws IOException {
    return Catalogue.in(Build.sources(MODULE), "idioms");
  }

  private static String packageOf(Program each) {
    return each.mainClass().substring(0, each.mainClass().lastIndexOf('.'));
  }

  @ParameterizedTest
  @MethodSource("packagesOnEveryJdk")
  void idiom(String packageName, Jdk jdk) throws Exception {
    List<Program> cases =
        cases().stream().filter(each -> packageOf(each).equals(packageName)).toList();
    Run run = Run.of(jdk, "idioms.Driver").classPath(Build.classes(MODULE));
    cases.forEach(each -> run.argument(each.mainClass()));
    Outcome outcome = run.toEnd();
    assertThat(outcome.out()).as(outcome.err()).contains(cases.size() + " cases ran");
    assertMarksAreFound(cases, outcome);
    FindingsFile.Health health = outcome.findings().health();
    assertThat(health.modelsUnmatched()).as("rows without a method").isNull();
    assertThat(health.concurrencyWithoutModel()).as("classes without a model").isNull();
    assertThat(health.classesSkipped()).as("classes left as they were").isEmpty();
  }
}
