package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Asking for the size orders nothing. */
public final class LinkedBlockingSizeIsNoEdge {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new LinkedBlockingQueue<>();
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
    Threads.together(LinkedBlockingSizeIsNoEdge::give, LinkedBlockingSizeIsNoEdge::take);
  }
}
