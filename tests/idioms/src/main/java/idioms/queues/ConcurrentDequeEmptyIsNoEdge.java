package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Asking whether anything is there orders nothing. */
public final class ConcurrentDequeEmptyIsNoEdge {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedDeque<Object> queue = new ConcurrentLinkedDeque<>();
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
    Threads.together(ConcurrentDequeEmptyIsNoEdge::give, ConcurrentDequeEmptyIsNoEdge::take);
  }
}
