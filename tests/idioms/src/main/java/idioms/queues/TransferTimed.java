package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;

/** An element is transferred within a time. */
public final class TransferTimed {
  private static final LinkedTransferQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    if (!queue.tryTransfer("m", 20, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(TransferTimed::give, TransferTimed::take);
  }
}
