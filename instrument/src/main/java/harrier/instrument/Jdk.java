package harrier.instrument;

import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/** Tells the JDK's own classes from the target's, whatever loader they come from. */
public final class Jdk {
  /** Internal names of the packages of the JDK's modules. */
  private static final Set<String> PACKAGES = packages();

  private Jdk() {}

  private static Set<String> packages() {
    Set<String> all = new HashSet<>();
    for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
      String name = module.descriptor().name();
      if (name.startsWith("java.") || name.startsWith("jdk.")) {
        module.descriptor().packages().forEach(p -> all.add(p.replace('.', '/')));
      }
    }
    return all;
  }

  /** Whether a class, by internal name, belongs to the JDK. */
  public static boolean owns(String className) {
    int slash = className.lastIndexOf('/');
    return slash > 0 && PACKAGES.contains(className.substring(0, slash));
  }

  /**
   * Whether a class is a proxy that the JDK has generated for interfaces. All that it does is to
   * hand a call with a new array of its arguments to a handler.
   */
  public static boolean hasGenerated(String className, byte[] classFile) {
    int end = className.length();
    while (end > 0 && Character.isDigit(className.charAt(end - 1))) {
      end--;
    }
    int slash = className.lastIndexOf('/');
    return end < className.length()
        && className.startsWith("$Proxy", slash + 1)
        && end == slash + 1 + "$Proxy".length()
        && new ClassReader(classFile).getSuperName().equals("java/lang/reflect/Proxy");
  }
}
