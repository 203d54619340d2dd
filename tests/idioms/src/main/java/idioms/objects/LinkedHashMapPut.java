package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.LinkedHashMap;
import java.util.Map;

/** A linked map is read while another thread puts into it. */
public final class LinkedHashMapPut {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new LinkedHashMap<>();

  static void give() throws Exception {
    map.put("a", 1); // race LinkedHashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.containsKey("a")); // race LinkedHashMap
  }

  public static void run() {
    Threads.together(LinkedHashMapPut::give, LinkedHashMapPut::take);
  }
}
