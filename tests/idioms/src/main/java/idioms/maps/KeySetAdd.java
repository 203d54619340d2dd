package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** An element is added to a concurrent set. */
public final class KeySetAdd {
  private static final Set<String> set = ConcurrentHashMap.newKeySet();
  private static int data;

  static void give() {
    data = 42;
    set.add("k");
  }

  static void take() {
    while (!set.contains("k")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(KeySetAdd::give, KeySetAdd::take);
  }
}
