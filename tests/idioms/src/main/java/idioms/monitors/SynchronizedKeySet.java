package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The wrapper locks what it wraps. */
public final class SynchronizedKeySet {
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
    if (!all.keySet().contains("k")) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronizedKeySet::give, SynchronizedKeySet::take);
  }
}
