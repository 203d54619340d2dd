package idioms.maps;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** A value is searched for in bulk. */
public final class HashBulkSearch {
  private static final Baton baton = new Baton();
  private static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.search(Long.MAX_VALUE, (key, value) -> data);
  }

  public static void run() {
    Threads.together(HashBulkSearch::give, HashBulkSearch::take);
  }
}
