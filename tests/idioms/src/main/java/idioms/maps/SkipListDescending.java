package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentSkipListMap;

/** The map is gone through backwards. */
public final class SkipListDescending {
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
    map.descendingKeySet().iterator().next();
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListDescending::give, SkipListDescending::take);
  }
}
