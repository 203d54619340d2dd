package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A merged value is looked up. */
public final class HashMergeGet {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    map.put("k", "u");
    map.merge(
        "k",
        "v",
        (one, other) -> {
          data = 42;
          return other;
        });
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.get("k");
    Value.use(data);
  }

  public static void run() {
    Threads.together(HashMergeGet::give, HashMergeGet::take);
  }
}
