package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The elements are copied to an array. */
public final class ConcurrentQueueToArray {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add("m");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(queue.toArray().length);
    Value.use(data);
  }

  public static void run() {
    Threads.together(ConcurrentQueueToArray::give, ConcurrentQueueToArray::take);
  }
}
