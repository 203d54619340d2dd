package harrier.jars;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;

/** What classes that no jar has must extend, learned from the JVM's complaints. */
final class Lineage {
  private static final Pattern NOT_ASSIGNABLE =
      Pattern.compile("Type '([^']+)' [^']*is not assignable to '([^']+)'");
  private static final Pattern NO_CLASS =
      Pattern.compile("class \\S+ has interface (\\S+) as super class");

  private final Map<String, String> supers = new HashMap<>();

  /** All that was ever learned: later lessons may replace earlier ones, but not come again. */
  private final Set<String> lessons = new HashSet<>();

  /** The superclass of a missing class, or null if nothing is known. */
  String superOf(String name) {
    return supers.get(name);
  }

  /** Whether a complaint tells something new of the classes that a linker stood in for. */
  boolean learn(String complaint, Linker linker) {
    Matcher noClass = NO_CLASS.matcher(complaint);
    if (noClass.find()) {
      return learn(noClass.group(1).replace('.', '/'), "java/lang/Object", linker);
    }
    Matcher types = NOT_ASSIGNABLE.matcher(complaint);
    return types.find() && learn(types.group(1), types.group(2), linker);
  }

  private boolean learn(String type, String target, Linker linker) {
    String missing = lastUnknown(type, linker);
    if (linker.isOfJdk(missing)
        || missing.equals(lastUnknown(target, linker))
        || !lessons.add(missing + " extends " + target)) {
      return false;
    }
    supers.put(missing, target);
    return true;
  }

  /** Up from a class, the last one whose superclass is not known for sure. */
  private String lastUnknown(String type, Linker linker) {
    String last = type;
    while (true) {
      byte[] bytes = linker.find(last);
      if (bytes != null) {
        last = new ClassReader(bytes).getSuperName();
      } else if (supers.containsKey(last) && linker.lacks(supers.get(last))) {
        last = supers.get(last);
      } else {
        return last;
      }
    }
  }
}
