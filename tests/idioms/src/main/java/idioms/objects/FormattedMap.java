package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is formatted. */
public final class FormattedMap {
  private static final Baton baton = new Baton();
  private static final Map<Integer, Integer> map = new HashMap<>();

  private FormattedMap() {}

  static void give() throws Exception {
    map.put(1, 2); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(String.format("%s", map)); // race HashMap
  }

  public static void run() {
    Threads.together(FormattedMap::give, FormattedMap::take);
  }
}
