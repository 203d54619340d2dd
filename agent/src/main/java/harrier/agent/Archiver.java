package harrier.agent;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * A program that loads classes and ends, so that the JVM it runs in can write them to an archive
 * ({@code -XX:ArchiveClassesAtExit}). It initializes none of them.
 */
public final class Archiver {
  private static final String VERSIONS = "META-INF/versions/";
  private static final String SUFFIX = ".class";

  private Archiver() {}

  /** Loads the classes that a file names, a line each, from the class path. */
  public static void main(String[] args) throws Exception {
    leaveOutVersions();
    for (String name : Files.readAllLines(Path.of(args[0]))) {
      load(name);
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, ClassLoader.getSystemClassLoader());
    } catch (ClassNotFoundException | LinkageError gone) {
      return null;
    }
  }

  /**
   * Keeps classes with several versions in a jar out of the archive: of these, some JVMs show an
   * agent another version than the one that they then take from the archive. The JVM leaves out
   * classes that are signed.
   */
  private static void leaveOutVersions() throws IOException, ReflectiveOperationException {
    Method sign = Class.class.getDeclaredMethod("setSigners", Object[].class);
    sign.setAccessible(true);
    for (String name : classesWithVersions()) {
      Class<?> type = load(name);
      if (type != null) {
        sign.invoke(type, (Object) new Object[0]);
      }
    }
  }

  private static Set<String> classesWithVersions() throws IOException {
    Set<String> names = new HashSet<>();
    Set<File> seen = new HashSet<>();
    Deque<File> jars = new ArrayDeque<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      jars.add(new File(entry));
    }
    while (!jars.isEmpty()) {
      File file = jars.remove();
      if (file.isFile() && seen.add(file.getCanonicalFile())) {
        try (JarFile jar = new JarFile(file)) {
          addVersions(jar, names);
          addNamed(file, jar.getManifest(), jars);
        }
      }
    }
    return names;
  }

  private static void addVersions(JarFile jar, Set<String> names) throws IOException {
    if (!jar.isMultiRelease()) {
      return;
    }
    for (JarEntry entry : Collections.list(jar.entries())) {
      String path = entry.getName();
      int start = path.indexOf('/', VERSIONS.length()) + 1;
      if (path.startsWith(VERSIONS) && path.endsWith(SUFFIX) && start > 0) {
        String name = path.substring(start, path.length() - SUFFIX.length());
        names.add(name.replace('/', '.'));
      }
    }
  }

  /** The jars that a jar's manifest adds to the class path. */
  private static void addNamed(File jar, Manifest manifest, Deque<File> jars) {
    String more =
        manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    if (more != null) {
      for (String each : more.strip().split(" +")) {
        jars.add(new File(jar.toURI().resolve(each)));
      }
    }
  }
}
