package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** The elements are gone through. */
public final class DelayQueueIterate {
  private static final Baton baton = new Baton();
  private static final DelayQueue<Due> queue = new DelayQueue<>();
  private static int data;

  static void give() {
    data = 42;
    queue.add(new Due());
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    for (Due each : queue) {
      Value.use((int) each.getDelay(TimeUnit.SECONDS));
      Value.use(data);
    }
  }

  public static void run() {
    Threads.together(DelayQueueIterate::give, DelayQueueIterate::take);
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
