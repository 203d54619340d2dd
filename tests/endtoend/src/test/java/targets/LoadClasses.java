package targets;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** Loads and links the first classes of the jars on the class path, and says how long it took. */
public final class LoadClasses {
  private static int loaded;

  private LoadClasses() {}

  public static void main(String[] args) throws IOException {
    int wanted = Integer.parseInt(args[0]);
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (entry.endsWith(".jar")) {
        load(entry, wanted);
      }
    }
    System.out.printf(
        "%d classes, %d ms, %d ms of CPU time in this thread%n",
        loaded,
        ManagementFactory.getRuntimeMXBean().getUptime(),
        ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000);
  }

  private static void load(String jar, int wanted) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      for (JarEntry entry : Collections.list(file.entries())) {
        String name = entry.getName();
        if (loaded < wanted && name.endsWith(".class") && !name.startsWith("META-INF/")) {
          link(name.substring(0, name.length() - ".class".length()).replace('/', '.'));
        }
      }
    }
  }

  private static void link(String name) {
    try {
      Class<?> type = Class.forName(name, false, LoadClasses.class.getClassLoader());
      loaded += type.getDeclaredMethods() == null ? 0 : 1; // which links it
    } catch (ClassNotFoundException | LinkageError optional) {
      // A class that needs a library that is not here.
    }
  }
}
