package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/** Offered and polled within a time. */
public final class BlockingDequeTimed {
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    if (!deque.offerLast("m", 20, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
  }

  static void take() throws Exception {
    if (deque.pollFirst(20, TimeUnit.SECONDS) == null) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BlockingDequeTimed::give, BlockingDequeTimed::take);
  }
}
