package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.LinkedTransferQueue;

/** An element is transferred once a taker waits. */
public final class TransferTry {
  private static final LinkedTransferQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() {
    data = 42;
    while (!queue.tryTransfer("m")) {
      Thread.onSpinWait();
    }
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(TransferTry::give, TransferTry::take);
  }
}
