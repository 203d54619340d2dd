package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;

/** Two threads count a latch down. */
public final class LatchOfTwo {
  private static final CountDownLatch latch = new CountDownLatch(2);
  private static int other;
  private static int data;

  static void give() {
    data = 42;
    latch.countDown();
  }

  static void take() throws Exception {
    latch.await();
    Value.use(data);
    Value.use(other);
  }

  static void giveToo() {
    other = 43;
    latch.countDown();
  }

  public static void run() {
    Threads.together(LatchOfTwo::give, LatchOfTwo::take, LatchOfTwo::giveToo);
  }
}
