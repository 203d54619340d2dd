package harrier.endtoend;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** A jar about to be written. */
final class Jars {
  private final Manifest manifest = new Manifest();
  private final Map<String, Path> entries = new LinkedHashMap<>();

  Jars() {
    attribute("Manifest-Version", "1.0");
  }

  Jars attribute(String name, String value) {
    manifest.getMainAttributes().put(new Attributes.Name(name), value);
    return this;
  }

  Jars entry(String name, Path content) {
    entries.put(name, content);
    return this;
  }

  /** Everything in a folder, below a prefix such as {@code META-INF/versions/17/}. */
  Jars folder(String prefix, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        entry(prefix + folder.relativize(file).toString().replace('\\', '/'), file);
      }
    }
    return this;
  }

  Path write(Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream content = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, Path> entry : entries.entrySet()) {
        content.putNextEntry(new JarEntry(entry.getKey()));
        Files.copy(entry.getValue(), content);
        content.closeEntry();
      }
    }
    return jar;
  }
}
