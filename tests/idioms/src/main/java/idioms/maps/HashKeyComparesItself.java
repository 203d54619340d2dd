package idioms.maps;

import baton.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** A key is compared, while it is looked up, with an equal key that another thread has stored. */
public final class HashKeyComparesItself {
  private static final class Key {
    private int part;

    Key(int part) {
      this.part = part;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.part == part;
    }

    @Override
    public int hashCode() {
      return 7;
    }
  }

  private static final ConcurrentHashMap<Key, String> map = new ConcurrentHashMap<>();

  static void store() {
    map.put(new Key(1), "one");
  }

  static void find() {
    while (map.get(new Key(1)) == null) {
      Thread.onSpinWait();
    }
    map.put(new Key(1), "uno");
    map.remove(new Key(1));
  }

  private HashKeyComparesItself() {}

  public static void run() {
    Threads.together(HashKeyComparesItself::store, HashKeyComparesItself::find);
  }
}
