package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Nothing was there to be taken. */
public final class PollFails {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new LinkedBlockingQueue<>();
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    baton.pass(1);
    baton.await(2);
    queue.add("a");
  }

  static void take() throws Exception {
    baton.await(1);
    if (queue.poll() != null) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
    baton.pass(2);
  }

  public static void run() {
    Threads.together(PollFails::give, PollFails::take);
  }
}
