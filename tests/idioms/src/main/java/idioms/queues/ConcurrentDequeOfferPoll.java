package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.ConcurrentLinkedDeque;

/** An element is offered and polled. */
public final class ConcurrentDequeOfferPoll {
  private static final ConcurrentLinkedDeque<Object> queue = new ConcurrentLinkedDeque<>();
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
    Threads.together(ConcurrentDequeOfferPoll::give, ConcurrentDequeOfferPoll::take);
  }
}
