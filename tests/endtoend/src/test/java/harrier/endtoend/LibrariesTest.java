package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Released libraries with a documented race, and later releases without it, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record LibrariesTest(Jdk jdk) {
  @Test
  void theRaceIsFoundWhereItIsKnownToBe() throws Exception {
    List<Library> libraries = Library.all();
    List<FindingsFile.Finding> findings = findings(libraries, Library::broken);
    assertThat(libraries)
        .as("libraries whose race is found")
        .filteredOn(library -> findings.stream().anyMatch(library::isRacedOnIn))
        .isEqualTo(libraries);
  }

  @Test
  void theRaceIsNotFoundWhereItHasBeenFixed() throws Exception {
    List<Library> libraries =
        Library.all().stream().filter(each -> !each.fixed().isEmpty()).toList();
    List<FindingsFile.Finding> findings = findings(libraries, Library::fixed);
    for (Library library : libraries) {
      assertThat(findings).as(library.driver()).noneMatch(library::isRacedOnIn);
    }
  }

  /** Runs the drivers of all libraries in one JVM. */
  private List<FindingsFile.Finding> findings(
      List<Library> libraries, Function<Library, List<Path>> release) throws Exception {
    Run run =
        Run.of(jdk, "drivers.Driver").javaOption("--add-opens=java.base/java.lang=ALL-UNNAMED");
    run.classPath(drivers(run.folder()));
    libraries.stream()
        .flatMap(library -> release.apply(library).stream())
        .distinct()
        .forEach(run::classPath);
    libraries.forEach(library -> run.argument(library.driver()));
    Outcome outcome = run.toEnd();
    assertThat(outcome.out()).as(outcome.err()).contains(libraries.size() + " drivers ran");
    FindingsFile.Health health = outcome.findings().health();
    assertThat(health.internalErrors()).as(outcome.err()).isZero();
    assertThat(health.modelsUnmatched()).as("rows without a method").isNull();
    return outcome.findings().findings();
  }

  /** Drivers are compiled for the releases with the race, and run with those without it too. */
  private static Path drivers(Path folder) throws IOException {
    Stream<Path> jars = Library.all().stream().flatMap(library -> library.broken().stream());
    Stream<Path> baton = Stream.of(Build.classes("tests/catalogue"));
    return Sources.compile(
        folder, Library.driverSources(), Stream.concat(jars, baton).distinct().toList());
  }
}
