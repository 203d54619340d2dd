package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is read while another thread puts into it. */
public final class HashMapPut {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new HashMap<>();

  static void give() throws Exception {
    map.put("a", 1); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race HashMap
  }

  public static void run() {
    Threads.together(HashMapPut::give, HashMapPut::take);
  }
}
