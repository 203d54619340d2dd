package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** All values are replaced. */
public final class HashReplaceAll {
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
    map.replaceAll(
        (key, value) -> {
          Value.use(data);
          return "w";
        });
  }

  public static void run() {
    Threads.together(HashReplaceAll::give, HashReplaceAll::take);
  }
}
