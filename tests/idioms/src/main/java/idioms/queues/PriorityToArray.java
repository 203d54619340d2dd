package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** The elements are copied to an array. */
public final class PriorityToArray {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<String> queue = new PriorityBlockingQueue<>();
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
    Threads.together(PriorityToArray::give, PriorityToArray::take);
  }
}
