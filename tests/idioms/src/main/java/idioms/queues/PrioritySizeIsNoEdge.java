package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** Asking for the size orders nothing. */
public final class PrioritySizeIsNoEdge {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<String> queue = new PriorityBlockingQueue<>();
  private static int data;

  static void give() {
    data = 42; // race data
    queue.add("m");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(queue.size());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(PrioritySizeIsNoEdge::give, PrioritySizeIsNoEdge::take);
  }
}
