package harrier.jars;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;

/**
 * A class file in a jar.
 *
 * @param root the folder that its package is in, such as {@code META-INF/versions/9/}
 * @param name internal name
 */
record ClassFile(String root, String name, byte[] bytes) {
  private static final String SUFFIX = ".class";

  static boolean is(JarEntry entry) {
    return entry.getName().endsWith(SUFFIX) && !entry.isDirectory();
  }

  /** All class files of a jar, at its root and in its other folders. */
  static List<ClassFile> in(Path jar) throws IOException {
    List<ClassFile> all = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        if (is(entry)) {
          try (InputStream in = file.getInputStream(entry)) {
            all.add(of(entry.getName(), in.readAllBytes()));
          }
        }
      }
    }
    return all;
  }

  private static ClassFile of(String path, byte[] bytes) {
    String name = new ClassReader(bytes).getClassName();
    return path.endsWith(name + SUFFIX)
        ? new ClassFile(
            path.substring(0, path.length() - name.length() - SUFFIX.length()), name, bytes)
        : new ClassFile("", name, bytes);
  }

  boolean isModule() {
    return name.equals("module-info");
  }

  String binaryName() {
    return name.replace('/', '.');
  }
}
