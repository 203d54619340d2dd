package harrier.hook;

import harrier.shadow.Memory;
import java.math.BigDecimal;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Tells keys of maps apart without running code of the target. */
final class Keys {
  /** Stands for all keys whose equality is the target's own business. */
  static final int ANY = 0;

  /** Where a sorted map has its comparator; 0 until somebody asks, as few use such maps. */
  private static long comparatorAt;

  /** Whether a class's objects are equal only to themselves, or as the JDK defines. */
  private static final ClassValue<Boolean> KNOWN =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            Class<?> declares = type.getMethod("hashCode").getDeclaringClass();
            return declares == Object.class
                || declares == Enum.class
                || declares.getClassLoader() == null && isValue(declares);
          } catch (NoSuchMethodException | LinkageError e) {
            return false;
          }
        }
      };

  private Keys() {}

  /** JDK classes whose hash depends on nothing of the target's. */
  private static boolean isValue(Class<?> type) {
    return type.getPackageName().equals("java.lang")
        || type.getPackageName().startsWith("java.time")
        || type.getPackageName().equals("java.math")
        || type == java.util.UUID.class
        || type == java.net.URI.class
        || type == java.util.Locale.class;
  }

  /** Whether an object may stand for its value in many places at once. */
  static boolean isShared(Object element) {
    return KNOWN.get(element.getClass())
        && (element instanceof Enum || isValue(element.getClass()) && !(element instanceof Thread));
  }

  /** The hash by which a map's keys are told apart. */
  static int hash(Object map, Object key) {
    return map instanceof ConcurrentNavigableMap // if there is one, its class is loaded
            && map instanceof ConcurrentSkipListMap
            && comparesAsItLikes(map, key)
        ? ANY
        : hash(key);
  }

  /**
   * Whether a sorted map's idea of equal keys is not that of their class in the JDK: one with a
   * comparator decides itself.
   */
  private static boolean comparesAsItLikes(Object map, Object key) {
    if (comparatorAt == 0) {
      comparatorAt = Memory.offsetOf(ConcurrentSkipListMap.class, "comparator");
    }
    return Memory.getReference(map, comparatorAt) != null
        || key instanceof BigDecimal
        || !isOfJdk(key);
  }

  /** Whether the JDK alone compares it. */
  static boolean isOfJdk(Object key) {
    return key instanceof Enum || isValue(key.getClass());
  }

  /** Whether no code of the target decides what it equals. */
  static boolean isKnown(Object key) {
    return KNOWN.get(key.getClass());
  }

  static int hash(Object key) {
    return isKnown(key) ? key.hashCode() : ANY;
  }
}
