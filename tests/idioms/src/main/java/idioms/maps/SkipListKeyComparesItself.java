package idioms.maps;

import baton.Threads;
import java.util.concurrent.ConcurrentSkipListMap;

/** A key is compared, while it is looked up, with keys that another thread has stored. */
public final class SkipListKeyComparesItself {
  private static final class Key implements Comparable<Key> {
    private int part;

    Key(int part) {
      this.part = part;
    }

    @Override
    public int compareTo(Key other) {
      return Integer.compare(part, other.part);
    }
  }

  private static final ConcurrentSkipListMap<Key, String> map = new ConcurrentSkipListMap<>();

  static void store() {
    map.put(new Key(0), "zero");
    map.put(new Key(1), "one");
  }

  static void find() {
    while (map.get(new Key(1)) == null) {
      Thread.onSpinWait();
    }
    map.put(new Key(2), "two");
    map.remove(new Key(0));
  }

  private SkipListKeyComparesItself() {}

  public static void run() {
    Threads.together(SkipListKeyComparesItself::store, SkipListKeyComparesItself::find);
  }
}
