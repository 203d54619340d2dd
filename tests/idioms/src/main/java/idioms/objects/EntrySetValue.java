package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** An entry of a map is given a value while another thread looks it up. */
public final class EntrySetValue {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new HashMap<>(Map.of("a", 1));

  static void give() throws Exception {
    for (Map.Entry<String, Integer> entry : map.entrySet()) {
      entry.setValue(2); // race HashMap
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race HashMap
  }

  public static void run() {
    Threads.together(EntrySetValue::give, EntrySetValue::take);
  }
}
