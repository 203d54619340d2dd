package harrier.endtoend;

import static harrier.endtoend.Expectation.assertMarksAreFound;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import catalogue.Catalogue;
import catalogue.Program;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Idioms that came with JDK 25, compiled and run by it if it is there. */
final class LaterIdiomsTest {
  private static final int FEATURE = 25;
  private static final String MODULE = "tests/idioms";

  @ParameterizedTest
  @MethodSource
  void idiom(String theme) throws Exception {
    Jdk jdk =
        Jdk.all().stream()
            .filter(each -> each.version().feature() == FEATURE)
            .findFirst()
            .orElse(null);
    assumeTrue(jdk != null, "no JDK " + FEATURE);
    Path sources = sources();
    List<Program> cases =
        Catalogue.in(sources, "idioms25").stream()
            .filter(each -> each.mainClass().startsWith("idioms25." + theme + "."))
            .toList();
    Run run = Run.of(jdk, "idioms.Driver").javaOption("--enable-preview");
    run.classPath(Build.classes(MODULE)).classPath(compiled(jdk, sources, run.folder()));
    cases.forEach(each -> run.argument(each.mainClass()));
    Outcome outcome = run.toEnd();
    assertThat(outcome.out()).as(outcome.err()).contains(cases.size() + " cases ran");
    assertMarksAreFound(cases, outcome);
    assertThat(outcome.findings().health().modelsUnmatched()).as("rows without a method").isNull();
  }

  private static Path sources() {
    return Build.sources(MODULE).resolveSibling("java" + FEATURE);
  }

  /** The themes: a folder each. */
  static List<String> idiom() throws IOException {
    try (Stream<Path> folders = Files.list(sources().resolve("idioms25"))) {
      return folders.map(folder -> folder.getFileName().toString()).sorted().toList();
    }
  }

  private static Path compiled(Jdk jdk, Path sources, Path folder) throws Exception {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> command = new ArrayList<>();
    command.add(jdk.home().resolve("bin").resolve("javac").toString());
    command.addAll(List.of("--release", String.valueOf(FEATURE), "--enable-preview", "-g"));
    command.addAll(List.of("-d", classes.toString(), "-cp"));
    command.add(Build.classes(MODULE) + File.pathSeparator + Build.classes("tests/catalogue"));
    command.addAll(files(sources));
    Path messages = folder.resolve("javac");
    Process javac =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(messages.toFile())
            .start();
    assertThat(javac.waitFor()).as(Files.readString(messages)).isZero();
    return classes;
  }

  private static List<String> files(Path sources) throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      return files.map(Path::toString).filter(file -> file.endsWith(".java")).toList();
    }
  }
}
