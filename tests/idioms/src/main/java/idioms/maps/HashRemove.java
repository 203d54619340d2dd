package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A value is removed by another thread. */
public final class HashRemove {
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
  }

  static void take() {
    while (map.remove("k") == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(HashRemove::give, HashRemove::take);
  }
}
