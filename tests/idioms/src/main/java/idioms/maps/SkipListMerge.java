package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Values are merged. */
public final class SkipListMerge {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() {
    data = 42;
    map.merge("k", "v", (one, other) -> one);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.merge(
        "k",
        "w",
        (one, other) -> {
          Value.use(data);
          return other;
        });
  }

  public static void run() {
    Threads.together(SkipListMerge::give, SkipListMerge::take);
  }
}
