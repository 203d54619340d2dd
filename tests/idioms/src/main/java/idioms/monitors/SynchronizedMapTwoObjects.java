package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Each thread uses another object. */
public final class SynchronizedMapTwoObjects {
  private static final Baton baton = new Baton();
  private static final Map<String, Object> one = Collections.synchronizedMap(new HashMap<>());
  private static final Map<String, Object> other = Collections.synchronizedMap(new HashMap<>());
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    one.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(other.size());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SynchronizedMapTwoObjects::give, SynchronizedMapTwoObjects::take);
  }
}
