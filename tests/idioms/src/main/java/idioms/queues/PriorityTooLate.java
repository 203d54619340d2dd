package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** The write comes after the element was put in. */
public final class PriorityTooLate {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<String> queue = new PriorityBlockingQueue<>();
  private static int data;

  static void give() {
    queue.add("m");
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.poll();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(PriorityTooLate::give, PriorityTooLate::take);
  }
}
