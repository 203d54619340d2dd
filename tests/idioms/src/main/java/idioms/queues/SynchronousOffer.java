package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;

/** An element is offered until somebody takes it. */
public final class SynchronousOffer {
  private static final BlockingQueue<Object> queue = new SynchronousQueue<>();
  private static int data;

  static void give() {
    data = 42;
    while (!queue.offer("m")) {
      Thread.onSpinWait();
    }
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(SynchronousOffer::give, SynchronousOffer::take);
  }
}
