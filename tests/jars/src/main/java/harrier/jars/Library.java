package harrier.jars;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The classes of all jars, for those of one jar to link against. */
final class Library implements Closeable {
  private final List<JarFile> jars = new ArrayList<>();

  /** The jar that has a class, by the path of its entry. */
  private final Map<String, JarFile> byPath = new HashMap<>();

  Library(List<Path> paths) throws IOException {
    for (Path path : paths) {
      JarFile jar = new JarFile(path.toFile(), false);
      jars.add(jar);
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (ClassFile.is(entry)) {
          byPath.putIfAbsent(entry.getName(), jar);
        }
      }
    }
  }

  /** The class file, or null if no jar has it. */
  byte[] find(String internalName) {
    String path = internalName + ".class";
    JarFile jar = byPath.get(path);
    if (jar == null) {
      return null;
    }
    try (InputStream in = jar.getInputStream(jar.getEntry(path))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    for (JarFile jar : jars) {
      jar.close();
    }
  }
}
