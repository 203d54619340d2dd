package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.LinkedTransferQueue;

/** Whoever has transferred an element has met its taker. */
public final class TransferBack {
  private static final LinkedTransferQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() throws Exception {
    queue.transfer("m");
    Value.use(data);
  }

  static void take() throws Exception {
    data = 42;
    queue.take();
  }

  public static void run() {
    Threads.together(TransferBack::give, TransferBack::take);
  }
}
