package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is asked for its size while another thread merges. */
public final class HashMapMerge {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new HashMap<>();

  static void give() throws Exception {
    map.merge("a", 1, Integer::sum); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.size()); // race HashMap
  }

  public static void run() {
    Threads.together(HashMapMerge::give, HashMapMerge::take);
  }
}
