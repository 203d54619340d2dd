package harrier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** A jar or a folder of classes, as far as the command line looks into it. */
final class Jar {
  private Jar() {}

  /** The path itself, if it is a folder or a jar that can be opened. */
  static Path checked(String written, Path path) {
    if (!Files.isDirectory(path)) {
      try (JarFile jar = new JarFile(path.toFile())) {
        jar.getManifest();
      } catch (IOException e) {
        throw new IllegalArgumentException("'" + written + "' is not a jar that can be opened", e);
      }
    }
    return path;
  }

  /** An attribute of the manifest, or null. */
  static String attribute(Path path, String name) throws IOException {
    try (JarFile jar = new JarFile(path.toFile())) {
      return attribute(jar, name);
    }
  }

  private static String attribute(JarFile jar, String name) throws IOException {
    Manifest manifest = jar.getManifest();
    return manifest == null ? null : manifest.getMainAttributes().getValue(name);
  }

  /** Whether a class can be in here: also true where it cannot be told. */
  static boolean mayHold(Path path, String className) {
    String file = className.replace('.', '/') + ".class";
    if (Files.isDirectory(path)) {
      return Files.exists(path.resolve(file));
    }
    if (!Files.exists(path)) {
      return false;
    }
    try (JarFile jar = new JarFile(path.toFile())) {
      return jar.getEntry(file) != null || attribute(jar, "Class-Path") != null;
    } catch (IOException e) {
      return false;
    }
  }
}
