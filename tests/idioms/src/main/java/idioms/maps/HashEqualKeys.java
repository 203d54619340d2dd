package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Two keys are equal, but not the same object. */
public final class HashEqualKeys {
  private static final ConcurrentMap<Key, String> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put(new Key(1), "v");
  }

  static void take() {
    while (map.get(new Key(1)) == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(HashEqualKeys::give, HashEqualKeys::take);
  }

  /** Equal by value. */
  private record Key(int number) {}
}
