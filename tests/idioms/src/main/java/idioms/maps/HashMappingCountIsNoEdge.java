package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;

/** Counting orders nothing. */
public final class HashMappingCountIsNoEdge {
  private static final Baton baton = new Baton();
  private static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    map.put("k", 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use((int) map.mappingCount());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(HashMappingCountIsNoEdge::give, HashMappingCountIsNoEdge::take);
  }
}
