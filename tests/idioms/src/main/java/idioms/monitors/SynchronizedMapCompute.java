package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The wrapper locks what it wraps. */
public final class SynchronizedMapCompute {
  private static final Baton baton = new Baton();
  private static final Map<String, Object> all = Collections.synchronizedMap(new HashMap<>());
  private static int data;

  static void give() {
    data = 42;
    all.computeIfAbsent("k", key -> "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    all.merge("k", "w", (one, other) -> one);
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronizedMapCompute::give, SynchronizedMapCompute::take);
  }
}
