package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Put in at one end, taken from the other. */
public final class BlockingDequeTakeLast {
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    deque.putFirst("m");
  }

  static void take() throws Exception {
    deque.takeLast();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BlockingDequeTakeLast::give, BlockingDequeTakeLast::take);
  }
}
