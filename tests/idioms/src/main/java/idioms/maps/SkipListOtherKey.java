package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** Another key is looked up. */
public final class SkipListOtherKey {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    map.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.get("l");
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SkipListOtherKey::give, SkipListOtherKey::take);
  }
}
