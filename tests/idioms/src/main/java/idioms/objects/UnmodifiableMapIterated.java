package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** The entries of an unmodifiable view are gone through while another thread puts. */
public final class UnmodifiableMapIterated {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new HashMap<>();
  private static final Map<String, Integer> view = Collections.unmodifiableMap(map);

  static void give() throws Exception {
    map.put("a", 1); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (Map.Entry<String, Integer> each : view.entrySet()) { // race HashMap
      Result.use(each.getKey());
    }
  }

  public static void run() {
    Threads.together(UnmodifiableMapIterated::give, UnmodifiableMapIterated::take);
  }
}
