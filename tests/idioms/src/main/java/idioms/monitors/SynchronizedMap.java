package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The wrapper locks what it wraps. */
public final class SynchronizedMap {
  private static final Baton baton = new Baton();
  private static final Map<String, Object> all = Collections.synchronizedMap(new HashMap<>());
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
    Threads.together(SynchronizedMap::give, SynchronizedMap::take);
  }
}
