package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.util.HashMap;
import java.util.Map;

/** A map of its own is given all of a shared one. */
public final class PutAllIntoLocal {
  private static final Baton baton = new Baton();
  private static final Map<Integer, Integer> map = new HashMap<>();

  private PutAllIntoLocal() {}

  static void give() throws Exception {
    map.put(1, 2); // race HashMap
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    new HashMap<Integer, Integer>().putAll(map); // race HashMap
  }

  public static void run() {
    Threads.together(PutAllIntoLocal::give, PutAllIntoLocal::take);
  }
}
