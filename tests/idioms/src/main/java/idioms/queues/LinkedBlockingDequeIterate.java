package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;

/** The elements are gone through. */
public final class LinkedBlockingDequeIterate {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new LinkedBlockingDeque<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
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
    Threads.together(LinkedBlockingDequeIterate::give, LinkedBlockingDequeIterate::take);
  }
}
