package harrier.jars;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;

/** What classes that no jar has must extend, learned from the verifier's complaints. */
final class Lineage {
  private static final Pattern COMPLAINT =
      Pattern.compile("Type '([^']+)' [^']*is not assignable to '([^']+)'");

  private final Map<String, String> supers = new HashMap<>();

  /** The superclass of a missing class, or null if nothing is known. */
  String superOf(String name) {
    return supers.get(name);
  }

  /** Whether a complaint tells something new of the classes that a linker stood in for. */
  boolean learn(String complaint, Linker linker) {
    Matcher types = COMPLAINT.matcher(complaint);
    if (!types.find()) {
      return false;
    }
    String missing = types.group(1);
    for (byte[] bytes = linker.find(missing); bytes != null; bytes = linker.find(missing)) {
      missing = new ClassReader(bytes).getSuperName();
    }
    boolean isNew =
        !linker.isOfJdk(missing) && !missing.equals(types.group(2)) && !supers.containsKey(missing);
    if (isNew) {
      supers.put(missing, types.group(2));
    }
    return isNew;
  }
}
