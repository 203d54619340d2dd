package harrier.endtoend;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the build has left in the modules' folders. */
final class Build {
  private static final Path ROOT =
      Path.of(System.getProperty("harrier.root", "../..")).toAbsolutePath().normalize();

  private Build() {}

  static Path agentJar() {
    return present(ROOT.resolve("agent/target/harrier-agent.jar"));
  }

  /** Everything the launcher runs. */
  static Path commandJar() {
    return present(ROOT.resolve("cli/target/harrier.jar"));
  }

  /** The classes of a module, such as {@code runtime} or {@code tests/catalogue}. */
  static Path classes(String module) {
    return present(ROOT.resolve(module).resolve("target/classes"));
  }

  /** The classes of this module: the programs in package {@code targets} are among them. */
  static Path testClasses() {
    return present(ROOT.resolve("tests/endtoend/target/test-classes"));
  }

  /** The programs that use frameworks, and the frameworks. */
  static List<Path> frameworks() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.endsWith(".jar") || entry.contains("frameworks"))
        .map(Path::of)
        .toList();
  }

  /** The jar of a library, whose name starts like this. */
  static Path library(String name) {
    return frameworks().stream()
        .filter(jar -> jar.getFileName().toString().startsWith(name))
        .findFirst()
        .orElseThrow();
  }

  static Path testSources() {
    return present(ROOT.resolve("tests/endtoend/src/test/java"));
  }

  static Path catalogueSources() {
    return sources("tests/catalogue");
  }

  /** The sources of a module. */
  static Path sources(String module) {
    return present(ROOT.resolve(module).resolve("src/main/java"));
  }

  /** The folder of a module. */
  static Path folder(String module) {
    return present(ROOT.resolve(module));
  }

  /** A new folder for the files of one run. */
  static Path newRunFolder() throws IOException {
    Path runs = Files.createDirectories(ROOT.resolve("tests/endtoend/target/runs"));
    return Files.createTempDirectory(runs, "run");
  }

  static Path present(Path path) {
    if (!Files.exists(path)) {
      throw new IllegalStateException(path + " is missing: build with 'mvn package' first");
    }
    return path;
  }
}
