package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Added at one end, got from the other. */
public final class BlockingDequeLastFirst {
  private static final Baton baton = new Baton();
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
  private static int data;

  static void give() {
    data = 42;
    deque.addLast("m");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(deque.getFirst().hashCode() & 1);
    Value.use(data);
  }

  public static void run() {
    Threads.together(BlockingDequeLastFirst::give, BlockingDequeLastFirst::take);
  }
}
