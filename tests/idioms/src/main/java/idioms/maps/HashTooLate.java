package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The write comes after the value was stored. */
public final class HashTooLate {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    map.put("k", "v");
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    map.get("k");
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(HashTooLate::give, HashTooLate::take);
  }
}
