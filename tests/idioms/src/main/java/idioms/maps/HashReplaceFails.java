package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Another value was there: nothing is replaced. */
public final class HashReplaceFails {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    map.put("k", "v");
    baton.pass(1);
    baton.await(2);
    map.get("k");
    Value.use(data); // race data
  }

  static void take() throws Exception {
    baton.await(1);
    data = 42; // race data
    if (map.replace("k", "x", "w")) {
      throw new IllegalStateException();
    }
    baton.pass(2);
  }

  public static void run() {
    Threads.together(HashReplaceFails::give, HashReplaceFails::take);
  }
}
