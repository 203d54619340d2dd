package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;

/** The count is polled until it is zero. */
public final class LatchGetCount {
  private static final CountDownLatch latch = new CountDownLatch(1);
  private static int data;

  static void give() {
    data = 42;
    latch.countDown();
  }

  static void take() {
    while (latch.getCount() > 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(LatchGetCount::give, LatchGetCount::take);
  }
}
