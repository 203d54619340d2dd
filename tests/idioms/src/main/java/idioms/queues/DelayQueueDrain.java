package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** All elements that are due are drained. */
public final class DelayQueueDrain {
  private static final DelayQueue<Due> queue = new DelayQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Due());
  }

  static void take() {
    List<Object> all = new ArrayList<>();
    while (queue.drainTo(all) == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(DelayQueueDrain::give, DelayQueueDrain::take);
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
