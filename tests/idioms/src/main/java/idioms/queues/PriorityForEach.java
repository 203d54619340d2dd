package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** A function is called for each element. */
public final class PriorityForEach {
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
    queue.forEach(each -> Value.use(data));
  }

  public static void run() {
    Threads.together(PriorityForEach::give, PriorityForEach::take);
  }
}
