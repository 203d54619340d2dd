package harrier.agent;

import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

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

  /** So many frames, and the JDK makes no more classes to walk further. */
  private static final int MOST_FRAMES = 200;

  private RuntimeClasses() {}

  /** Loads and initializes them while there is room for that: what fails once fails for ever. */
  static void load(File agentJar) throws IOException {
    RARELY_NEEDED.forEach(RuntimeClasses::load);
    walk(MOST_FRAMES);
    try (JarFile jar = new JarFile(agentJar)) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        String name = entry.getName();
        if (name.endsWith(SUFFIX) && isNeeded(name)) {
          load(name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'));
        }
      }
    }
  }

  /** Walks a stack that high. The JDK has some of what it takes made on the way, of classes. */
  private static long walk(int frames) {
    return frames == 0 ? StackWalker.getInstance().walk(Stream::count) : walk(frames - 1);
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
