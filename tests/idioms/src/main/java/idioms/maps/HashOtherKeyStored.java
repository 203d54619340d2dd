package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Both threads store, but not the same key. */
public final class HashOtherKeyStored {
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
    map.put("l", "v");
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(HashOtherKeyStored::give, HashOtherKeyStored::take);
  }
}
