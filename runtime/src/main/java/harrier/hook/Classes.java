package harrier.hook;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

  private Classes() {}

  /** Registers a class; a class transformed again keeps its number. */
  public static synchronized ClassInfo add(
      String name,
      ClassLoader loader,
      boolean isTop,
      boolean declaresClone,
      boolean hasInitializer,
      boolean keepsThis,
      List<ClassInfo.Field> fields,
      Set<String> methods) {
    ClassInfo known = find(name, loader);
    if (known != null) {
      return known;
    }
    int number = next++;
    if (number == byNumber.length) {
      byNumber = java.util.Arrays.copyOf(byNumber, number * 2);
    }
    ClassInfo info =
        new ClassInfo(
            name, loader, number, isTop, declaresClone, hasInitializer, keepsThis, fields, methods);
    byNumber[number] = info;
    List<ClassInfo> all = new ArrayList<>(BY_NAME.getOrDefault(name, List.of()));
    all.add(info);
    BY_NAME.put(name, List.copyOf(all));
    return info;
  }

  /** The class defined by a loader, or null if it has no shadow fields. */
  public static ClassInfo find(String name, ClassLoader loader) {
    for (ClassInfo info : BY_NAME.getOrDefault(name, List.of())) {
      if (info.isOf(loader)) {
        return info;
      }
    }
    return null;
  }

  static ClassInfo at(int number) {
    return byNumber[number];
  }
}
