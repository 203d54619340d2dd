package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A value is computed from one that is there. */
public final class SkipListComputeIfPresent {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.computeIfPresent(
        "k",
        (key, old) -> {
          Value.use(data);
          return "w";
        });
  }

  public static void run() {
    Threads.together(SkipListComputeIfPresent::give, SkipListComputeIfPresent::take);
  }
}
