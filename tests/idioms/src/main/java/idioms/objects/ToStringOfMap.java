package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is printed while another thread changes it. */
public final class ToStringOfMap {
  private static final Baton baton = new Baton();
  private static final Map<Integer, Integer> map = new HashMap<>();

  private ToStringOfMap() {}

  static void give() throws Exception {
    map.put(1, 2); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.toString()); // race HashMap
  }

  public static void run() {
    Threads.together(ToStringOfMap::give, ToStringOfMap::take);
  }
}
