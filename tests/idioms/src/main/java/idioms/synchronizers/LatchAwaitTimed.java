package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch is awaited for a time. */
public final class LatchAwaitTimed {
  private static final CountDownLatch latch = new CountDownLatch(1);
  private static int data;

  static void give() {
    data = 42;
    latch.countDown();
  }

  static void take() throws Exception {
    if (!latch.await(20, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(LatchAwaitTimed::give, LatchAwaitTimed::take);
  }
}
