package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedQueue;

/** An element is offered and polled. */
public final class ConcurrentQueueOfferPoll {
  private static final ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.offer(new Object());
  }

  static void take() {
    while (queue.poll() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ConcurrentQueueOfferPoll::give, ConcurrentQueueOfferPoll::take);
  }
}
