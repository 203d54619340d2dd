package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedTransferQueue;

/** An element is put and taken. */
public final class TransferPutTake {
  private static final BlockingQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    queue.put(new Object());
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(TransferPutTake::give, TransferPutTake::take);
  }
}
