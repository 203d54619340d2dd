package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Elements are added together. */
public final class ConcurrentDequeAddAll {
  private static final ConcurrentLinkedDeque<Object> queue = new ConcurrentLinkedDeque<>();
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
    Threads.together(ConcurrentDequeAddAll::give, ConcurrentDequeAddAll::take);
  }
}
