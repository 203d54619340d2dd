package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A value is stored through an entry and looked up. */
public final class SkipListEntrySetValue {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentSkipListMap<>();
  private static int data;

  static void give() throws Exception {
    map.put("k", "v");
    baton.pass(1);
    while (map.get("k").equals("v")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42;
    map.replaceAll((key, value) -> "w");
  }

  public static void run() {
    Threads.together(SkipListEntrySetValue::give, SkipListEntrySetValue::take);
  }
}
