package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reading a map in access order changes it. */
public final class AccessOrder {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new LinkedHashMap<>(16, 0.75f, true);

  static void give() throws Exception {
    Result.use(map.get("a")); // race LinkedHashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("b")); // race LinkedHashMap
  }

  public static void run() {
    Threads.together(AccessOrder::give, AccessOrder::take);
  }
}
