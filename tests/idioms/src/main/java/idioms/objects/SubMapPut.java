package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.SortedMap;
import java.util.TreeMap;

/** A part of a map is written, the map is read. */
public final class SubMapPut {
  private static final Baton baton = new Baton();
  private static final SortedMap<String, Integer> map = new TreeMap<>();
  private static final SortedMap<String, Integer> head = map.headMap("m");

  static void give() throws Exception {
    head.put("a", 1); // race TreeMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(map.get("a")); // race TreeMap
  }

  public static void run() {
    Threads.together(SubMapPut::give, SubMapPut::take);
  }
}
