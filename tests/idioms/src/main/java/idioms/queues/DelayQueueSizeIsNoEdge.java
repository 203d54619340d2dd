package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Asking for the size orders nothing. */
public final class DelayQueueSizeIsNoEdge {
  private static final Baton baton = new Baton();
  private static final DelayQueue<Due> queue = new DelayQueue<>();
  private static int data;

  static void give() {
    data = 42; // race data
    queue.add(new Due());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(queue.size());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(DelayQueueSizeIsNoEdge::give, DelayQueueSizeIsNoEdge::take);
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
