package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A key of a class of the target is found by one that equals it, also inside another look-up. */
public final class HashRecord {
  private record Key(int number, String name) {}

  private static final Baton baton = new Baton();
  private static final Map<Key, Key> map = new ConcurrentHashMap<>();
  private static int first;
  private static int second;

  private HashRecord() {}

  static void give() {
    second = 42;
    map.put(new Key(2, "two"), new Key(3, "three"));
    first = 42;
    map.put(new Key(1, "one"), new Key(2, "two"));
    baton.pass(1);
  }

  static void take() {
    baton.await(1);
    Key found =
        map.computeIfPresent(
            new Key(1, "one"), (key, next) -> map.getOrDefault(new Key(2, "two"), next));
    if (found.number != 3) {
      throw new IllegalStateException();
    }
    Value.use(first);
    Value.use(second);
  }

  public static void run() {
    Threads.together(HashRecord::give, HashRecord::take);
  }
}
