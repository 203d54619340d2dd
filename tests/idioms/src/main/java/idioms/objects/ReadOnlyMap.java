package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is filled before the threads start, then only read. */
public final class ReadOnlyMap {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new HashMap<>(Map.of("a", 1));

  static void give() throws Exception {
    Result.use(map.get("a"));
    map.forEach((key, value) -> Result.use(value));
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (Map.Entry<String, Integer> each : map.entrySet()) {
      Result.use(each.getValue());
    }
  }

  public static void run() {
    Threads.together(ReadOnlyMap::give, ReadOnlyMap::take);
  }
}
