package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Asking for the size orders nothing. */
public final class HashSizeIsNoEdge {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    map.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(map.size());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(HashSizeIsNoEdge::give, HashSizeIsNoEdge::take);
  }
}
