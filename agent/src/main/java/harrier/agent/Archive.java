package harrier.agent;

import harrier.hook.ObjectCall;
import harrier.hook.Waking;
import harrier.shadow.Sites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The JVM's archive of classes that were instrumented offline. If there is one, the classes stay as
 * they are in their jars, for else the JVM could not take them from it. If there is none yet, those
 * that are loaded are listed for who makes it.
 */
final class Archive {
  /** Null if none is wanted. */
  private final Path list;

  private final boolean isThere;

  /** Names of classes that are to be in it. Guarded by this. */
  private final List<String> loaded = new ArrayList<>();

  private Archive(Path list, boolean isThere) {
    this.list = list;
    this.isThere = isThere;
  }

  /**
   * @param file empty if no archive is wanted
   */
  static Archive of(String file) {
    return file.isBlank()
        ? new Archive(null, false)
        : new Archive(Path.of(file + ".classes").toAbsolutePath(), Files.exists(Path.of(file)));
  }

  /** To be called before the first class is instrumented. */
  void leaveRoom() {
    if (isThere) {
      Sites.leaveRoom();
      ObjectCall.leaveRoom();
    }
  }

  /** To be called before the target runs, when hooks can be called. */
  void wake() {
    Waking.set(isThere);
  }

  /** Whether a class of this loader may stay as it was instrumented offline. */
  boolean mayKeep(ClassLoader loader) {
    return isThere && isOfClassPath(loader);
  }

  /** Tells that a class was loaded that had been instrumented offline for such a run. */
  void loaded(ClassLoader loader, String name) {
    if (list != null && !isThere && isOfClassPath(loader)) {
      synchronized (this) {
        loaded.add(name);
      }
    }
  }

  private static boolean isOfClassPath(ClassLoader loader) {
    return loader == ClassLoader.getSystemClassLoader();
  }

  /** Writes the list, at the end of the run. */
  synchronized void save() {
    if (loaded.isEmpty()) {
      return;
    }
    Path draft = list.resolveSibling(list.getFileName() + "." + ProcessHandle.current().pid());
    try {
      Files.write(draft, loaded, StandardOpenOption.CREATE_NEW);
      Files.move(draft, list, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException noRoom) {
      return; // there will be no archive
    }
  }
}
