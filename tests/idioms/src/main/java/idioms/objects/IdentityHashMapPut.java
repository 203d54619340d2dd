package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.IdentityHashMap;
import java.util.Map;

/** An identity map is read while another thread puts into it. */
public final class IdentityHashMapPut {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new IdentityHashMap<>();

  static void give() throws Exception {
    map.put("a", 1); // race IdentityHashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race IdentityHashMap
  }

  public static void run() {
    Threads.together(IdentityHashMapPut::give, IdentityHashMapPut::take);
  }
}
