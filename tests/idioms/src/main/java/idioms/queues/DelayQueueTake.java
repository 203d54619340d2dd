package idioms.queues;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element is taken when its time has come. */
public final class DelayQueueTake {
  private static final DelayQueue<Due> queue = new DelayQueue<>();
  private static int data;

  static void give() throws Exception {
    data = 42;
    queue.put(new Due());
  }

  static void take() throws Exception {
    queue.take();
    Value.use(data);
  }

  public static void run() {
    Threads.together(DelayQueueTake::give, DelayQueueTake::take);
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
