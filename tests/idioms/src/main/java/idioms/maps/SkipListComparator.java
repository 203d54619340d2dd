package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentSkipListMap;

/** A comparator decides that two keys are one. */
public final class SkipListComparator {
  private static final ConcurrentSkipListMap<String, String> map =
      new ConcurrentSkipListMap<>(String.CASE_INSENSITIVE_ORDER);
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
  }

  static void take() {
    while (map.get("K") == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListComparator::give, SkipListComparator::take);
  }
}
