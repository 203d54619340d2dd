package idioms.objects;

import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** The reader starts after the writer has been joined. */
public final class JoinedMap {
  private static final Map<String, Integer> map = new HashMap<>();

  static void give() throws Exception {
    map.put("a", 1);
  }

  static void take() throws Exception {
    Result.use(map.get("a"));
  }

  public static void run() {
    Threads.await(JoinedMap::give);
    Threads.await(JoinedMap::take);
  }
}
