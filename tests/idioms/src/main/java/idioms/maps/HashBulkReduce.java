package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;

/** Values are reduced in bulk. */
public final class HashBulkReduce {
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
    Value.use(map.reduceValuesToInt(Long.MAX_VALUE, value -> value + data, 0, Integer::sum));
  }

  public static void run() {
    Threads.together(HashBulkReduce::give, HashBulkReduce::take);
  }
}
