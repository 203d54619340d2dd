package harrier.hook;

import harrier.shadow.Memory;
import harrier.shadow.ObjectShadow;
import harrier.shadow.ShadowThread;
import java.util.HashMap;
import java.util.TreeMap;

/**
 * Finds the map of an entry that does not know its map: among those that the thread has used last,
 * since it got the entry from there.
 */
final class ObjectEntries {
  private static final long TABLE = Memory.offsetOf(HashMap.class, "table");
  private static final Class<?> NODE = member(HashMap.class, "Node");
  private static final long HASH = Memory.offsetOf(NODE, "hash");
  private static final long NEXT = Memory.offsetOf(NODE, "next");
  private static final long ROOT = Memory.offsetOf(TreeMap.class, "root");
  private static final Class<?> BRANCH = member(TreeMap.class, "Entry");
  private static final long PARENT = Memory.offsetOf(BRANCH, "parent");

  /** Longer chains than this are not followed: the map is being changed meanwhile. */
  private static final int LONGEST = 10_000;

  private ObjectEntries() {}

  private static Class<?> member(Class<?> type, String name) {
    try {
      return Class.forName(type.getName() + "$" + name, false, null);
    } catch (ClassNotFoundException e) {
      throw new LinkageError("no " + name, e);
    }
  }

  /** The map that the entry is in, or the entry itself if the thread has not used it lately. */
  static Object mapOf(Object entry, ShadowThread t) {
    for (ObjectShadow shadow : t.objects()) {
      Object map = shadow == null ? null : shadow.get();
      if (map instanceof HashMap && NODE.isInstance(entry) && isInTable(map, entry)
          || map instanceof TreeMap && BRANCH.isInstance(entry) && isInTree(map, entry)) {
        return map;
      }
    }
    return entry;
  }

  private static boolean isInTable(Object map, Object entry) {
    Object[] table = (Object[]) Memory.getReference(map, TABLE);
    if (table == null || table.length == 0) {
      return false;
    }
    Object node = table[Memory.getInt(entry, HASH) & (table.length - 1)];
    for (int i = 0; node != null && i < LONGEST; i++) {
      if (node == entry) {
        return true;
      }
      node = Memory.getReference(node, NEXT);
    }
    return false;
  }

  private static boolean isInTree(Object map, Object entry) {
    Object node = entry;
    for (int i = 0; i < LONGEST; i++) {
      Object parent = Memory.getReference(node, PARENT);
      if (parent == null) {
        return node == Memory.getReference(map, ROOT);
      }
      node = parent;
    }
    return false;
  }
}
