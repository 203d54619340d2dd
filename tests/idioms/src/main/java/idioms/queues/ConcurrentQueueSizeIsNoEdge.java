package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Asking for the size orders nothing. */
public final class ConcurrentQueueSizeIsNoEdge {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
  private static int data;

  static void give() {
    data = 42; // race data
    queue.add(new Object());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(queue.size());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ConcurrentQueueSizeIsNoEdge::give, ConcurrentQueueSizeIsNoEdge::take);
  }
}
