package harrier.instrument.model;

import java.util.Set;

/** The calls through which methods of the JDK run functions that the target has handed in. */
final class Callbacks {
  private static final Set<String> METHODS =
      Set.of(
          "java/lang/Runnable.run",
          "java/util/Collection.add",
          "java/util/concurrent/Callable.call",
          "java/util/concurrent/Phaser.onAdvance");

  private Callbacks() {}

  static boolean include(String type, String method) {
    return type.startsWith("java/util/function/") || METHODS.contains(type + "." + method);
  }
}
