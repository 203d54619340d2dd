package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element is looked at. */
public final class DelayQueuePeek {
  private static final DelayQueue<Due> queue = new DelayQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Due());
  }

  static void take() {
    while (queue.peek() == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(DelayQueuePeek::give, DelayQueuePeek::take);
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
