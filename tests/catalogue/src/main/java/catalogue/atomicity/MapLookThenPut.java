package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** Whether a key is there is asked of a concurrent map, and answered too late. */
final class MapLookThenPut {
  private static final Baton baton = new Baton();
  private static final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();

  @Atomic
  static void putIfAbsent(String key, String value) { // not atomic
    if (!map.containsKey(key)) {
      baton.pass(1);
      baton.await(2);
      map.put(key, value);
    }
  }

  public static void main(String[] args) {
    Threads.together(
        () -> putIfAbsent("key", "first"),
        () -> {
          baton.await(1);
          map.put("key", "second");
          baton.pass(2);
        });
  }
}
