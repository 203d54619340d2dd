package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Put in at one end, polled at the other. */
public final class ConcurrentDequeFirstLast {
  private static final ConcurrentLinkedDeque<Object> deque = new ConcurrentLinkedDeque<>();
  private static int data;

  static void give() {
    data = 42;
    if (!deque.offerFirst("m")) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (deque.pollLast() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ConcurrentDequeFirstLast::give, ConcurrentDequeFirstLast::take);
  }
}
