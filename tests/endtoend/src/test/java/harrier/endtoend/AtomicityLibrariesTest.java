package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Methods of released libraries that are documented not to be atomic. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record AtomicityLibrariesTest(Jdk jdk) {
  /** The adapter that another thread sees before the one who makes it has filled it in. */
  @Test
  void velodromeFindsTheMethodThatLetsAnAdapterOut() throws Exception {
    assertThat(blamed("Gson764", "Velodrome")).contains("com.google.gson.Gson.getAdapter");
  }

  /** The map that is put into another one first, and filled then. */
  @Test
  void reductionFindsTheMethodThatLetsAMapOut() throws Exception {
    assertThat(blamed("Mybatis1819", "Reduction"))
        .contains("org.apache.ibatis.type.TypeHandlerRegistry.register");
  }

  private List<String> blamed(String driver, String tool) throws Exception {
    List<Library> libraries = Library.all();
    Run run = Run.of(jdk, "drivers.Driver").tool(tool).option("atomic", "public");
    Stream<Path> jars = libraries.stream().flatMap(library -> library.broken().stream());
    Stream<Path> baton = Stream.of(Build.classes("tests/catalogue"));
    run.classPath(
        Sources.compile(
            run.folder(), Library.driverSources(), Stream.concat(jars, baton).distinct().toList()));
    libraries.stream()
        .filter(library -> library.driver().equals(driver))
        .forEach(library -> library.broken().forEach(run::classPath));
    Outcome outcome = run.argument(driver).toEnd();
    assertThat(outcome.out()).as(outcome.err()).contains("1 drivers ran");
    return outcome.findings().findings().stream()
        .filter(finding -> finding.kind().equals("atomicity-violation"))
        .map(FindingsFile.Finding::method)
        .toList();
  }
}
