package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Two keys of a class of the target are two keys. */
public final class HashOtherRecord {
  private record Key(int number, String name) {}

  private static final Baton baton = new Baton();
  private static final Map<Key, String> map = new ConcurrentHashMap<>();
  private static int data;

  private HashOtherRecord() {}

  static void give() {
    map.put(new Key(2, "two"), "b");
    data = 42; // race data
    map.put(new Key(1, "one"), "a");
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    map.merge(new Key(2, "two"), "c", String::concat);
    if (map.get(new Key(2, "two")) == null || map.get(new Key(3, "three")) != null) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(HashOtherRecord::give, HashOtherRecord::take);
  }
}
