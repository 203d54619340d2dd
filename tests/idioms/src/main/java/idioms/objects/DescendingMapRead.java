package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.NavigableMap;
import java.util.TreeMap;

/** A map is written, its descending view is read. */
public final class DescendingMapRead {
  private static final Baton baton = new Baton();
  private static final NavigableMap<String, Integer> map = new TreeMap<>();
  private static final NavigableMap<String, Integer> down = map.descendingMap();

  static void give() throws Exception {
    map.put("a", 1); // race TreeMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(down.firstKey()); // race TreeMap
  }

  public static void run() {
    Threads.together(DescendingMapRead::give, DescendingMapRead::take);
  }
}
