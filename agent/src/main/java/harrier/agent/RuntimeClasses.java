package harrier.agent;

import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The classes that Harrier may need at any moment, also when the target has no stack left. */
final class RuntimeClasses {
  private static final String SUFFIX = ".class";

  private static final List<String> FOLDERS =
      List.of(
          "harrier/hook/",
          "harrier/shadow/",
          "harrier/event/",
          "harrier/analyses/clock/",
          "harrier/analyses/fasttrack/");

  /**
   * Classes of the JDK with models that are needed only now and then, as when threads compete for a
   * map. Needed first while a class is rewritten, the JVM would not let us rewrite them.
   */
  private static final List<String> RARELY_NEEDED =
      List.of(
          "java.util.concurrent.ThreadLocalRandom",
          "java.util.concurrent.ConcurrentHashMap$TreeBin");

  private RuntimeClasses() {}

  /** Loads and initializes them while there is room for that: what fails once fails for ever. */
  static void load(File agentJar) throws IOException {
    RARELY_NEEDED.forEach(RuntimeClasses::load);
    try (JarFile jar = new JarFile(agentJar)) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        String name = entry.getName();
        if (name.endsWith(SUFFIX) && isNeeded(name)) {
          load(name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'));
        }
      }
    }
  }

  private static boolean isNeeded(String name) {
    for (String folder : FOLDERS) {
      if (name.startsWith(folder)) {
        return true;
      }
    }
    return false;
  }

  private static void load(String name) {
    try {
      Class.forName(name, true, null);
    } catch (ClassNotFoundException | LinkageError notForThisJdk) {
      // Then no hook needs it.
    }
  }
}
