package idioms.maps;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentSkipListSet;

/** The first element is polled. */
public final class SkipListSetPoll {
  private static final ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>();
  private static int data;

  static void give() {
    data = 42;
    set.add("k");
  }

  static void take() {
    while (set.pollFirst() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SkipListSetPoll::give, SkipListSetPoll::take);
  }
}
