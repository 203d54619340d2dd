package harrier.cli;

import java.util.List;
import java.util.Map;

/**
 * Variables of the environment that the launcher script keeps from this JVM, because they are meant
 * for the target. The target gets them back.
 */
final class KeptVariables {
  private static final String PREFIX = "HARRIER_KEPT_";

  /** The same list is in the launcher script. */
  private static final List<String> NAMES =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "LC_ALL");

  private KeptVariables() {}

  static void restore(Map<String, String> env) {
    if (env.remove(PREFIX + "ANY") == null) {
      return; // not started by the script
    }
    for (String name : NAMES) {
      String kept = env.remove(PREFIX + name);
      if (kept == null) {
        env.remove(name);
      } else {
        env.put(name, kept);
      }
    }
  }
}
