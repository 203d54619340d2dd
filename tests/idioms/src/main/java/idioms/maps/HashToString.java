package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;

/** The map is turned into text. */
public final class HashToString {
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
    Value.use(map.toString().length());
    Value.use(data);
  }

  public static void run() {
    Threads.together(HashToString::give, HashToString::take);
  }
}
