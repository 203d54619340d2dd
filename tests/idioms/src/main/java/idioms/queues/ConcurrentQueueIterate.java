package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.Iterator;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The elements are gone through. */
public final class ConcurrentQueueIterate {
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
    Iterator<Object> all = queue.iterator();
    all.next();
    Value.use(data);
  }

  public static void run() {
    Threads.together(ConcurrentQueueIterate::give, ConcurrentQueueIterate::take);
  }
}
