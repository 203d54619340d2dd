package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedQueue;

/** An element is added and looked at. */
public final class ConcurrentQueueAddPeek {
  private static final ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
  }

  static void take() {
    while (queue.peek() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ConcurrentQueueAddPeek::give, ConcurrentQueueAddPeek::take);
  }
}
