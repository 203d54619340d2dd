package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedTransferQueue;

/** An element is added and removed. */
public final class TransferAddRemove {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Object());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.remove();
    Value.use(data);
  }

  public static void run() {
    Threads.together(TransferAddRemove::give, TransferAddRemove::take);
  }
}
