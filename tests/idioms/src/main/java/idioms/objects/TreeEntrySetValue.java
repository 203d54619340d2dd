package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Map;
import java.util.TreeMap;

/** An entry of a sorted map is given a value while another thread looks it up. */
public final class TreeEntrySetValue {
  private static final Baton baton = new Baton();
  private static final Map<String, Integer> map = new TreeMap<>(Map.of("a", 1));

  static void give() throws Exception {
    for (Map.Entry<String, Integer> entry : map.entrySet()) {
      entry.setValue(2); // race TreeMap
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race TreeMap
  }

  public static void run() {
    Threads.together(TreeEntrySetValue::give, TreeEntrySetValue::take);
  }
}
