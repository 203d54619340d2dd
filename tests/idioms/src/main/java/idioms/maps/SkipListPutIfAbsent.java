package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A value is stored because none was there. */
public final class SkipListPutIfAbsent {
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() {
    data = 42;
    map.putIfAbsent("k", "v");
  }

  static void take() {
    while (map.get("k") == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListPutIfAbsent::give, SkipListPutIfAbsent::take);
  }
}
