package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** A deque as a stack. */
public final class ConcurrentDequePushPop {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedDeque<Object> deque = new ConcurrentLinkedDeque<>();
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
    Threads.together(ConcurrentDequePushPop::give, ConcurrentDequePushPop::take);
  }
}
