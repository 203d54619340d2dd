package harrier.instrument;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The names of hooks as class files write them, each made once. */
final class HookNames {
  private static final Map<String, HookNames> BY_PACKAGE = new ConcurrentHashMap<>();
  private static final Map<String, String> DESCRIPTORS = new ConcurrentHashMap<>();

  private final String packageName;
  private final Map<String, String> classes = new ConcurrentHashMap<>();

  private HookNames(String packageName) {
    this.packageName = packageName;
  }

  /**
   * @param packageName with a slash at its end
   */
  static HookNames in(String packageName) {
    return BY_PACKAGE.computeIfAbsent(packageName, HookNames::new);
  }

  /** The internal name of a class of hooks. */
  String type(String hooks) {
    String known = classes.get(hooks);
    return known != null ? known : classes.computeIfAbsent(hooks, packageName::concat);
  }

  /** The descriptor of a hook that also takes a site and a thread. */
  static String descriptor(String parameters) {
    String known = DESCRIPTORS.get(parameters);
    return known != null
        ? known
        : DESCRIPTORS.computeIfAbsent(
            parameters, p -> "(" + p + "I" + MethodContext.SHADOW_THREAD.getDescriptor() + ")V");
  }
}
