package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A value is computed once. */
public final class SkipListComputeIfAbsent {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() {
    map.computeIfAbsent(
        "k",
        key -> {
          data = 42;
          return "v";
        });
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.computeIfAbsent("k", key -> "w");
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListComputeIfAbsent::give, SkipListComputeIfAbsent::take);
  }
}
