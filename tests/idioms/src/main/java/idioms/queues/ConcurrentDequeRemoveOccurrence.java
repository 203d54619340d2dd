package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** An element is removed from the middle. */
public final class ConcurrentDequeRemoveOccurrence {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedDeque<Object> deque = new ConcurrentLinkedDeque<>();
  private static int data;

  static void give() {
    data = 42;
    deque.addFirst("m");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (!deque.removeLastOccurrence("m")) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ConcurrentDequeRemoveOccurrence::give, ConcurrentDequeRemoveOccurrence::take);
  }
}
