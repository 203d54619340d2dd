package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The latch did not open in time. */
public final class LatchAwaitTimesOut {
  private static final Baton baton = new Baton();
  private static final CountDownLatch latch = new CountDownLatch(1);
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    baton.pass(1);
    baton.await(2);
    latch.countDown();
  }

  static void take() throws Exception {
    baton.await(1);
    if (latch.await(1, TimeUnit.NANOSECONDS)) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
    baton.pass(2);
  }

  public static void run() {
    Threads.together(LatchAwaitTimesOut::give, LatchAwaitTimesOut::take);
  }
}
