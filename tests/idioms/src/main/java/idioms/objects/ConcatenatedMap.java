package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.HashMap;
import java.util.Map;

/** A map is part of a string. */
public final class ConcatenatedMap {
  private static final Baton baton = new Baton();
  private static final Map<Integer, Integer> map = new HashMap<>();

  private ConcatenatedMap() {}

  static void give() throws Exception {
    map.put(1, 2); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use("map " + map); // race HashMap
  }

  public static void run() {
    Threads.together(ConcatenatedMap::give, ConcatenatedMap::take);
  }
}
