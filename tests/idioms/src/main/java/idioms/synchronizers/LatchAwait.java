package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;

/** A latch is awaited. */
public final class LatchAwait {
  private static final CountDownLatch latch = new CountDownLatch(1);
  private static int data;

  static void give() {
    data = 42;
    latch.countDown();
  }

  static void take() throws Exception {
    latch.await();
    Value.use(data);
  }

  public static void run() {
    Threads.together(LatchAwait::give, LatchAwait::take);
  }
}
