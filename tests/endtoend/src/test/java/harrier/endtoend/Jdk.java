package harrier.endtoend;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A JDK that targets run on. */
record Jdk(Path home, Runtime.Version version) {
  private static final int OLDEST = 17;

  static Jdk running() {
    return new Jdk(Path.of(System.getProperty("java.home")), Runtime.version());
  }

  /** The running JDK and those beside it, one for each feature version, oldest first. */
  static Collection<Jdk> all() throws IOException {
    TreeMap<Integer, Jdk> found = new TreeMap<>();
    found.put(running().version().feature(), running());
    try (Stream<Path> siblings = Files.list(running().home().toRealPath().getParent())) {
      for (Path home : siblings.sorted().toList()) {
        Runtime.Version version = version(home);
        if (version != null && version.feature() >= OLDEST) {
          found.putIfAbsent(version.feature(), new Jdk(home, version));
        }
      }
    }
    return List.copyOf(found.values());
  }

  /** The version in a folder, or null if there is no JDK in it. */
  private static Runtime.Version version(Path home) throws IOException {
    Path release = home.resolve("release");
    if (!Files.isExecutable(home.resolve("bin/java")) || !Files.isReadable(release)) {
      return null;
    }
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(release)) {
      properties.load(in);
    }
    String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
    return version.matches("\\d+(\\.\\d+)*") ? Runtime.Version.parse(version) : null;
  }

  String java() {
    return home.resolve("bin").resolve("java").toString();
  }

  /** Options without which the catalogue's Baton warns, or fails. */
  List<String> options() {
    return version.feature() >= 23 ? List.of("--sun-misc-unsafe-memory-access=allow") : List.of();
  }

  @Override
  public String toString() {
    return "JDK " + version.feature();
  }
}
