package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** The elements are copied to an array. */
public final class ConcurrentDequeToArray {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedDeque<Object> queue = new ConcurrentLinkedDeque<>();
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
    Threads.together(ConcurrentDequeToArray::give, ConcurrentDequeToArray::take);
  }
}
