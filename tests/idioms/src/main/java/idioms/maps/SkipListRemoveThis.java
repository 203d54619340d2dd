package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A certain value is removed by another thread. */
public final class SkipListRemoveThis {
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
  }

  static void take() {
    while (!map.remove("k", "v")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListRemoveThis::give, SkipListRemoveThis::take);
  }
}
