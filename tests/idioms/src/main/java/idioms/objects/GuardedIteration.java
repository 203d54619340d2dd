package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is written and gone through under the same lock. */
public final class GuardedIteration {
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
      for (String key : map.keySet()) {
        Result.use(key);
      }
    }
  }

  public static void run() {
    Threads.together(GuardedIteration::give, GuardedIteration::take);
  }
}
