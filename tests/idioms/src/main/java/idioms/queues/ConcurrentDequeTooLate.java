package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** The write comes after the element was put in. */
public final class ConcurrentDequeTooLate {
  private static final Baton baton = new Baton();
  private static final ConcurrentLinkedDeque<Object> queue = new ConcurrentLinkedDeque<>();
  private static int data;

  static void give() {
    queue.add(new Object());
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.poll();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ConcurrentDequeTooLate::give, ConcurrentDequeTooLate::take);
  }
}
