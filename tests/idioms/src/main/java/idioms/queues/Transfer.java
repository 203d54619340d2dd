package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.LinkedTransferQueue;

/** An element is transferred to whoever takes it. */
public final class Transfer {
  private static final LinkedTransferQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    queue.transfer("m");
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(Transfer::give, Transfer::take);
  }
}
