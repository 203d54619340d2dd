package catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** All programs of the catalogue. */
public final class Catalogue {
  private Catalogue() {}

  /** The programs in a source folder: every file in a package beneath this one. */
  public static List<Program> in(Path sources) throws IOException {
    return in(sources, "catalogue");
  }

  /** The programs in a source folder: every file in a package beneath the given one. */
  public static List<Program> in(Path sources, String root) throws IOException {
    Path packages = sources.resolve(root);
    try (Stream<Path> files = Files.walk(packages)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("package-info.java"))
          .filter(file -> !file.getParent().equals(packages))
          .sorted()
          .map(file -> Program.read(sources, file))
          .toList();
    }
  }
}
