package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;

/** A deque as a stack. */
public final class BlockingDequePushPop {
  private static final Baton baton = new Baton();
  private static final BlockingDeque<Object> deque = new LinkedBlockingDeque<>();
  private static int data;

  static void give() {
    data = 42;
    deque.push("m");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    deque.pop();
    Value.use(data);
  }

  public static void run() {
    Threads.together(BlockingDequePushPop::give, BlockingDequePushPop::take);
  }
}
