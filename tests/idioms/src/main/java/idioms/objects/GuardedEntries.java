package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** Entries are given values under the lock of those who look them up. */
public final class GuardedEntries {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static final Map<String, Integer> map = new HashMap<>(Map.of("a", 1));

  static void give() throws Exception {
    synchronized (lock) {
      for (Map.Entry<String, Integer> entry : map.entrySet()) {
        entry.setValue(2);
      }
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
    Threads.together(GuardedEntries::give, GuardedEntries::take);
  }
}
