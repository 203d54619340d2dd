package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The keys of a synchronized map are gone through with the lock of the keys. */
public final class SynchronizedMapWrongLock {
  private static final Baton baton = new Baton();
  private static final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());
  private static final Set<Integer> keys = map.keySet();

  private SynchronizedMapWrongLock() {}

  static void give() throws Exception {
    map.put(1, 2); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    synchronized (keys) {
      for (int each : keys) { // race HashMap
        Result.use(each);
      }
    }
  }

  public static void run() {
    Threads.together(SynchronizedMapWrongLock::give, SynchronizedMapWrongLock::take);
  }
}
