package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedTransferQueue;

/** The write comes after the element was put in. */
public final class TransferTooLate {
  private static final Baton baton = new Baton();
  private static final BlockingQueue<Object> queue = new LinkedTransferQueue<>();
  private static int data;

  static void give() {
    queue.add(new Object());
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.poll();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(TransferTooLate::give, TransferTooLate::take);
  }
}
