package harrier.hook;

import java.util.Iterator;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import jdk.internal.vm.annotation.Hidden;

/**
 * Tells apart what the JDK uses for itself from what it does for the target. The maps, locks and
 * counters behind caches, class loading or formatting order no threads of the target, whoever calls
 * them: they are told by the code that first stores something in them.
 */
final class Owners {
  private static final StackWalker WALKER = StackWalker.getInstance();

  /** General-purpose classes, which the JDK uses itself. */
  private static final Set<String> GENERAL =
      Set.of(
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.ConcurrentSkipListMap",
          "java.util.concurrent.ConcurrentLinkedQueue",
          "java.util.concurrent.ConcurrentLinkedDeque",
          "java.util.concurrent.CopyOnWriteArrayList",
          "java.util.Hashtable",
          "java.util.Properties",
          "java.util.Vector",
          "java.util.Stack",
          "java.lang.StringBuffer",
          "java.io.ByteArrayInputStream",
          "java.io.ByteArrayOutputStream");

  /** Classes of java.lang and java.io that only pass on what the target wants. */
  private static final Set<String> SERVING =
      Set.of(
          "java.lang.AbstractStringBuilder",
          "java.lang.Iterable",
          "java.lang.StringBuffer",
          "java.lang.System",
          "java.lang.Thread",
          "java.lang.VirtualThread",
          "java.io.ByteArrayInputStream",
          "java.io.ByteArrayOutputStream",
          "java.io.StringWriter");

  /** Classes of java.util with caches of their own. */
  private static final Set<String> CACHING =
      Set.of(
          "Calendar",
          "Currency",
          "Date",
          "Formatter",
          "GregorianCalendar",
          "ListResourceBundle",
          "Locale",
          "PropertyResourceBundle",
          "Random",
          "ResourceBundle",
          "Scanner",
          "ServiceLoader",
          "SimpleTimeZone",
          "SplittableRandom",
          "TimeZone",
          "Timer",
          "UUID");

  private static final ClassValue<Boolean> IS_GENERAL =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          String name = type.getName();
          return type.getClassLoader() == null
              && (GENERAL.contains(name)
                  || name.startsWith("java.util.concurrent.atomic.")
                  || name.startsWith("java.util.concurrent.locks.")
                  || name.startsWith("java.util.Collections$Synchronized"));
        }
      };

  /** Not a lambda: linking one is an event. */
  private static final Function<Stream<StackWalker.StackFrame>, Boolean> INTERNAL_USE =
      new Function<>() {
        @Override
        public Boolean apply(Stream<StackWalker.StackFrame> frames) {
          Iterator<StackWalker.StackFrame> all = frames.iterator();
          while (all.hasNext()) {
            String name = all.next().getClassName();
            if (!name.startsWith("harrier.") && !isServing(name)) {
              return isJdk(name);
            }
          }
          return false;
        }
      };

  private Owners() {}

  /** Whether an object, which is used for the first time, is the JDK's own business. */
  @Hidden
  static boolean isInternal(Object object) {
    return IS_GENERAL.get(object.getClass()) && WALKER.walk(INTERNAL_USE);
  }

  private static boolean isServing(String name) {
    if (name.startsWith("java.util.concurrent.")
        || name.startsWith("java.util.stream.")
        || name.startsWith("java.util.function.")) {
      return true;
    }
    int nested = name.indexOf('$');
    String outer = nested < 0 ? name : name.substring(0, nested);
    return SERVING.contains(outer)
        || outer.startsWith("java.util.")
            && outer.indexOf('.', "java.util.".length()) < 0
            && !CACHING.contains(outer.substring("java.util.".length()));
  }

  private static boolean isJdk(String name) {
    return name.startsWith("java.")
        || name.startsWith("javax.")
        || name.startsWith("jdk.")
        || name.startsWith("sun.")
        || name.startsWith("com.sun.");
  }
}
