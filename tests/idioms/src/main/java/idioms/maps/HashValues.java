package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The values are gone through. */
public final class HashValues {
  private static final Baton baton = new Baton();
  private static final ConcurrentMap<String, Object> map = new ConcurrentHashMap<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    map.put("k", "v");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Iterator<Object> all = map.values().iterator();
    all.next();
    Value.use(data);
  }

  public static void run() {
    Threads.together(HashValues::give, HashValues::take);
  }
}
