package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** The entries are gone through. */
public final class SkipListEntries {
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
    for (Map.Entry<String, Object> each : map.entrySet()) {
      Value.use(each.getKey().length());
      Value.use(data);
    }
  }

  public static void run() {
    Threads.together(SkipListEntries::give, SkipListEntries::take);
  }
}
