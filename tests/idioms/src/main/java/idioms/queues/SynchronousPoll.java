package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** An element is polled for until somebody puts it. */
public final class SynchronousPoll {
  private static final BlockingQueue<Object> queue = new SynchronousQueue<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    queue.put("m");
  }

  static void take() {
    while (queue.poll() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronousPoll::give, SynchronousPoll::take);
  }
}
