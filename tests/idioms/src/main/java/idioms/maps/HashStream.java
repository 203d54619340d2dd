package idioms.maps;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The values are streamed. */
public final class HashStream {
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
    map.values().stream().forEach(each -> Value.use(data));
  }

  public static void run() {
    Threads.together(HashStream::give, HashStream::take);
  }
}
