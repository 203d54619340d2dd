package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedTransferQueue;

/** An element is added and looked at. */
public final class TransferAddPeek {
  private static final BlockingQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
  }

  static void take() {
    while (queue.peek() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(TransferAddPeek::give, TransferAddPeek::take);
  }
}
