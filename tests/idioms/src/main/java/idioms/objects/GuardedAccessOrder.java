package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.LinkedHashMap;
import java.util.Map;

/** A map in access order is read under the same lock. */
public final class GuardedAccessOrder {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final Map<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);

  static void give() throws Exception {
    synchronized (lock) {
      Result.use(map.get("a"));
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (lock) {
      Result.use(map.get("b"));
    }
  }

  public static void run() {
    Threads.together(GuardedAccessOrder::give, GuardedAccessOrder::take);
  }
}
