package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A key is removed from the view of the keys. */
public final class SkipListKeySetRemove {
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
  }

  static void take() {
    while (!map.keySet().remove("k")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListKeySetRemove::give, SkipListKeySetRemove::take);
  }
}
