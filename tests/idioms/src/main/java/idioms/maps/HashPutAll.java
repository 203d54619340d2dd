package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Several values are stored. */
public final class HashPutAll {
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() {
    data = 42;
    map.putAll(Map.of("k", "v", "l", "w"));
  }

  static void take() {
    while (map.get("k") == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(HashPutAll::give, HashPutAll::take);
  }
}
