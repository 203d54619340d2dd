package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Asking whether anything is there orders nothing. */
public final class ConcurrentQueueEmptyIsNoEdge {
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
    if (!queue.isEmpty()) {
      Value.use(data); // race data
    }
  }

  public static void run() {
    Threads.together(ConcurrentQueueEmptyIsNoEdge::give, ConcurrentQueueEmptyIsNoEdge::take);
  }
}
