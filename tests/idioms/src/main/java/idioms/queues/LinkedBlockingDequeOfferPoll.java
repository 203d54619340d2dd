package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/** An element is offered and polled for a time. */
public final class LinkedBlockingDequeOfferPoll {
  private static final BlockingQueue<Object> queue = new LinkedBlockingDeque<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    if (!queue.offer(new Object(), 20, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
  }

  static void take() throws Exception {
    if (queue.poll(20, TimeUnit.SECONDS) == null) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(LinkedBlockingDequeOfferPoll::give, LinkedBlockingDequeOfferPoll::take);
  }
}
