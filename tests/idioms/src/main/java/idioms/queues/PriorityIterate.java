package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** The elements are gone through. */
public final class PriorityIterate {
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
    for (Object each : queue) {
      Value.use(each.hashCode() & 1);
      Value.use(data);
    }
  }

  public static void run() {
    Threads.together(PriorityIterate::give, PriorityIterate::take);
  }
}
