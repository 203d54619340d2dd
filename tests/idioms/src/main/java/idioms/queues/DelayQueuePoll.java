package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element is polled for a time. */
public final class DelayQueuePoll {
  private static final DelayQueue<Due> queue = new DelayQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.offer(new Due());
  }

  static void take() throws Exception {
    if (queue.poll(20, TimeUnit.SECONDS) == null) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(DelayQueuePoll::give, DelayQueuePoll::take);
  }

  /** Due at once. */
  private static final class Due implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return 0;
    }

    @Override
    public int compareTo(Delayed other) {
      return 0;
    }
  }
}
