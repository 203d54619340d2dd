package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** A sorted map and its parts are only read. */
public final class ReadOnlyTree {
  private static final Baton baton = new Baton();
  private static final NavigableMap<String, Integer> map = new TreeMap<>(Map.of("a", 1));

  static void give() throws Exception {
    Result.use(map.headMap("b").size());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.descendingMap().firstKey());
  }

  public static void run() {
    Threads.together(ReadOnlyTree::give, ReadOnlyTree::take);
  }
}
