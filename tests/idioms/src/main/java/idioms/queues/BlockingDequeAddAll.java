package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** Elements are added together. */
public final class BlockingDequeAddAll {
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
  private static int data;

  static void give() {
    data = 42;
    deque.addAll(List.of("a", "b"));
  }

  static void take() throws Exception {
    deque.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BlockingDequeAddAll::give, BlockingDequeAddAll::take);
  }
}
