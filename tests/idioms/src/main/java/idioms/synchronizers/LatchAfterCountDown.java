package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;

/** The write comes after the latch was counted down. */
public final class LatchAfterCountDown {
  private static final Baton baton = new Baton();
  private static final CountDownLatch latch = new CountDownLatch(1);
  private static int data;

  static void give() {
    latch.countDown();
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    latch.await();
    baton.await(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LatchAfterCountDown::give, LatchAfterCountDown::take);
  }
}
