package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;

/** An element is put and taken. */
public final class PriorityPutTake {
  private static final BlockingQueue<String> queue = new PriorityBlockingQueue<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    queue.put("m");
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(PriorityPutTake::give, PriorityPutTake::take);
  }
}
