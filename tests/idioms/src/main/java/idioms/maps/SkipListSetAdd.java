package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** An element is added to a concurrent sorted set. */
public final class SkipListSetAdd {
  private static final Set<String> set = new ConcurrentSkipListSet<>();
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
    Threads.together(SkipListSetAdd::give, SkipListSetAdd::take);
  }
}
