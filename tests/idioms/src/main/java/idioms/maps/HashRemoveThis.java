package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A certain value is removed by another thread. */
public final class HashRemoveThis {
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
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
    Threads.together(HashRemoveThis::give, HashRemoveThis::take);
  }
}
