package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A value is replaced and looked up. */
public final class HashReplace {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    map.put("k", "v");
    baton.pass(1);
    while (!"w".equals(map.get("k"))) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42;
    map.replace("k", "w");
  }

  public static void run() {
    Threads.together(HashReplace::give, HashReplace::take);
  }
}
