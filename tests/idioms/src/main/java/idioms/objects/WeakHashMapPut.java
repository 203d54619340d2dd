package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Map;
import java.util.WeakHashMap;

/** A weak map is read while another thread puts into it. */
public final class WeakHashMapPut {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new WeakHashMap<>();

  static void give() throws Exception {
    map.put("a", 1); // race WeakHashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race WeakHashMap
  }

  public static void run() {
    Threads.together(WeakHashMapPut::give, WeakHashMapPut::take);
  }
}
