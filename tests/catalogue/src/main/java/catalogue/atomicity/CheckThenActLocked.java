package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;
import java.util.HashMap;
import java.util.Map;

/** Whether a key is there is asked and acted upon under one lock. */
final class CheckThenActLocked {
  private static final Baton baton = new Baton();
  private static final Map<String, String> map = new HashMap<>();

  @Atomic
  static void putIfAbsent(String key, String value) {
    synchronized (map) {
      if (!map.containsKey(key)) {
        map.put(key, value);
      }
    }
  }

  public static void main(String[] args) {
    Threads.together(
        () -> {
          putIfAbsent("key", "first");
          baton.pass(1);
          baton.await(2);
          putIfAbsent("other", "third");
        },
        () -> {
          baton.await(1);
          putIfAbsent("key", "second");
          baton.pass(2);
        });
  }
}
