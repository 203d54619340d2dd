package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** An element is added and removed. */
public final class PriorityAddRemove {
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
    queue.remove();
    Value.use(data);
  }

  public static void run() {
    Threads.together(PriorityAddRemove::give, PriorityAddRemove::take);
  }
}
