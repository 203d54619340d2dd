package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Several values are stored. */
public final class SkipListPutAll {
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
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
    Threads.together(SkipListPutAll::give, SkipListPutAll::take);
  }
}
