package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A value was there already: nothing is stored. */
public final class SkipListPutIfAbsentFails {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() throws Exception {
    map.put("k", "v");
    baton.pass(1);
    baton.await(2);
    map.get("k");
    Value.use(data); // race data
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42; // race data
    map.putIfAbsent("k", "w");
    baton.pass(2);
  }

  public static void run() {
    Threads.together(SkipListPutIfAbsentFails::give, SkipListPutIfAbsentFails::take);
  }
}
