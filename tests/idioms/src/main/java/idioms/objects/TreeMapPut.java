package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Map;
import java.util.TreeMap;

/** A sorted map is read while another thread puts into it. */
public final class TreeMapPut {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new TreeMap<>();

  static void give() throws Exception {
    map.put("a", 1); // race TreeMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race TreeMap
  }

  public static void run() {
    Threads.together(TreeMapPut::give, TreeMapPut::take);
  }
}
