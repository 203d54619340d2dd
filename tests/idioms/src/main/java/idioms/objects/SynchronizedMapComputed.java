package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** A synchronized map is used inside its own callback. */
public final class SynchronizedMapComputed {
  private static final Baton baton = new Baton();
  private static final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());

  private SynchronizedMapComputed() {}

  static void give() throws Exception {
    map.put(1, 2);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.computeIfAbsent(2, key -> map.get(1)));
  }

  public static void run() {
    Threads.together(SynchronizedMapComputed::give, SynchronizedMapComputed::take);
  }
}
