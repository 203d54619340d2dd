package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Put in at one end, polled at the other. */
public final class BlockingDequeFirstLast {
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
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
    Threads.together(BlockingDequeFirstLast::give, BlockingDequeFirstLast::take);
  }
}
