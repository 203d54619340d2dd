package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Elements are added together. */
public final class ConcurrentQueueAddAll {
  private static final ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.addAll(List.of("a", "b"));
  }

  static void take() {
    while (queue.poll() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ConcurrentQueueAddAll::give, ConcurrentQueueAddAll::take);
  }
}
