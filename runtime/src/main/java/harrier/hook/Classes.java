package harrier.hook;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** All classes with shadow fields, by name and loader, and by number. */
public final class Classes {
  /** Classes of one name by loader. A list is replaced, never changed. */
  private static final ConcurrentHashMap<String, List<ClassInfo>> BY_NAME =
      new ConcurrentHashMap<>();

  /** Replaced when it grows; elements are set once. Written under the class's lock. */
  private static volatile ClassInfo[] byNumber = new ClassInfo[1024];

  /** Guarded by the class's lock. */
  private static int next;

  /** Whether a class has declared a finalizer. Written before any of its objects is made. */
  private static boolean haveFinalizers;

  private Classes() {}

  /** Registers a class; a class transformed again keeps its number. */
  public static ClassInfo add(String name, ClassLoader loader, ClassInfo.Declared declared) {
    return add(name, loader, declared, -1);
  }

  /**
   * Registers a class.
   *
   * @param wanted the number it gets if that is free; negative if any will do
   */
  public static synchronized ClassInfo add(
      String name, ClassLoader loader, ClassInfo.Declared declared, int wanted) {
    List<ClassInfo> known = named(name);
    ClassInfo present = find(known, loader);
    if (present != null) {
      return present;
    }
    int number = wanted >= 0 && isFree(wanted) ? wanted : nextFree();
    if (number >= byNumber.length) {
      byNumber = java.util.Arrays.copyOf(byNumber, number + number / 2);
    }
    ClassInfo info = new ClassInfo(name, loader, number, declared);
    byNumber[number] = info;
    BY_NAME.put(name, with(known, info));
    haveFinalizers |= declared.declaresFinalizer();
    return info;
  }

  private static int nextFree() {
    while (!isFree(next)) {
      next++;
    }
    return next++;
  }

  private static boolean isFree(int number) {
    return number >= byNumber.length || byNumber[number] == null;
  }

  private static List<ClassInfo> with(List<ClassInfo> known, ClassInfo one) {
    if (known.isEmpty()) {
      return List.of(one);
    }
    List<ClassInfo> all = new ArrayList<>(known);
    all.add(one);
    return List.copyOf(all);
  }

  /** The class defined by a loader, or null if it has no shadow fields. */
  public static ClassInfo find(String name, ClassLoader loader) {
    return find(named(name), loader);
  }

  private static ClassInfo find(List<ClassInfo> all, ClassLoader loader) {
    for (ClassInfo info : all) {
      if (info.isOf(loader)) {
        return info;
      }
    }
    return null;
  }

  /** All classes of a name. */
  static List<ClassInfo> named(String name) {
    return BY_NAME.getOrDefault(name, List.of());
  }

  /** The class that a class of the given loader knows by a name, or null. */
  static ClassInfo seenFrom(ClassLoader loader, String name) {
    ClassInfo own = find(name, loader);
    List<ClassInfo> all = named(name);
    return own != null || all.isEmpty() ? own : all.get(0);
  }

  static boolean haveFinalizers() {
    return haveFinalizers;
  }

  /** The class with a number; null for one that was never shown to us, but calls hooks. */
  static ClassInfo at(int number) {
    ClassInfo[] all = byNumber;
    return number < all.length ? all[number] : null;
  }
}
