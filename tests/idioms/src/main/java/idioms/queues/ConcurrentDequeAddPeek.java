package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** An element is added and looked at. */
public final class ConcurrentDequeAddPeek {
  private static final ConcurrentLinkedDeque<Object> queue = new ConcurrentLinkedDeque<>();
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
    Threads.together(ConcurrentDequeAddPeek::give, ConcurrentDequeAddPeek::take);
  }
}
