package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;
import java.util.HashMap;
import java.util.Map;

/** Whether a key is there is asked under one lock, and answered too late under the same lock. */
final class CheckThenAct {
  private static final Baton baton = new Baton();
  private static final Map<String, String> map = new HashMap<>();

  static boolean has(String key) {
    synchronized (map) {
      return map.containsKey(key);
    }
  }

  static void put(String key, String value) {
    synchronized (map) {
      map.put(key, value);
    }
  }

  @Atomic
  static void putIfAbsent(String key, String value) { // not atomic
    if (!has(key)) {
      baton.pass(1);
      baton.await(2);
      put(key, value);
    }
  }

  public static void main(String[] args) {
    put("other key", "zeroth");
    Threads.together(
        () -> putIfAbsent("key", "first"),
        () -> {
          baton.await(1);
          put("key", "second");
          baton.pass(2);
        });
  }
}
