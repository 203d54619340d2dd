package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentSkipListMap;

/** A neighbouring key is asked for. */
public final class SkipListFloor {
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
    map.floorKey("l");
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListFloor::give, SkipListFloor::take);
  }
}
