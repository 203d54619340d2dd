package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentSkipListMap;

/** A value is looked up in part of the map. */
public final class SkipListHeadGet {
  private static final Baton baton = new Baton();
  private static final ConcurrentSkipListMap<String, String> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.headMap("z").get("k");
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListHeadGet::give, SkipListHeadGet::take);
  }
}
