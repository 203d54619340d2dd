package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** Both threads use the map under the same lock. */
public final class GuardedMap {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final Map<String, Integer> map = new HashMap<>();

  static void give() throws Exception {
    synchronized (lock) {
      map.put("a", 1);
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (lock) {
      Result.use(map.get("a"));
    }
  }

  public static void run() {
    Threads.together(GuardedMap::give, GuardedMap::take);
  }
}
