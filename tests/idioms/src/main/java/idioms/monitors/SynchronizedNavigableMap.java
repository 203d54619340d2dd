package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** The wrapper locks what it wraps. */
public final class SynchronizedNavigableMap {
  private static final Baton baton = new Baton();
  private static final Map<String, Object> all =
      Collections.synchronizedNavigableMap(new TreeMap<>());
  private static int data;

  static void give() throws Exception {
    data = 42;
    all.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.get("k");
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronizedNavigableMap::give, SynchronizedNavigableMap::take);
  }
}
