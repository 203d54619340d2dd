package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** Asking a map for a view does not access it. */
public final class ViewOnly {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new HashMap<>();

  static void give() throws Exception {
    map.put("a", 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(System.identityHashCode(map.keySet()));
  }

  public static void run() {
    Threads.together(ViewOnly::give, ViewOnly::take);
  }
}
