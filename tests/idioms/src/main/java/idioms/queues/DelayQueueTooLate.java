package idioms.queues;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** The write comes after the element was put in. */
public final class DelayQueueTooLate {
  private static final Baton baton = new Baton();
  private static final DelayQueue<Due> queue = new DelayQueue<>();
  private static int data;

  static void give() {
    queue.add(new Due());
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    queue.poll();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(DelayQueueTooLate::give, DelayQueueTooLate::take);
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
