package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Put in at the end, taken from the front. */
public final class BlockingDequeTakeFirst {
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    deque.putLast("m");
  }

  static void take() throws Exception {
    deque.takeFirst();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BlockingDequeTakeFirst::give, BlockingDequeTakeFirst::take);
  }
}
