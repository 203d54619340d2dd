package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A function is called for each element. */
public final class ConcurrentQueueForEach {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.forEach(each -> Value.use(data));
  }

  public static void run() {
    Threads.together(ConcurrentQueueForEach::give, ConcurrentQueueForEach::take);
  }
}
