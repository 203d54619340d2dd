package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is gone through while another thread puts into it. */
public final class HashMapIterated {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new HashMap<>();

  static void give() throws Exception {
    map.put("a", 1); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (String key : map.keySet()) { // race HashMap
      Result.use(key);
    }
  }

  public static void run() {
    Threads.together(HashMapIterated::give, HashMapIterated::take);
  }
}
