package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A concurrent map takes care of itself. */
public final class ConcurrentMapPut {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new ConcurrentHashMap<>();

  static void give() throws Exception {
    map.put("a", 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (String key : map.keySet()) {
      Result.use(key);
    }
    Result.use(map.size());
  }

  public static void run() {
    Threads.together(ConcurrentMapPut::give, ConcurrentMapPut::take);
  }
}
