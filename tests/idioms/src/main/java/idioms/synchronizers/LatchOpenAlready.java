package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;

/** Counting an open latch down has no effect. */
public final class LatchOpenAlready {
  private static final Baton baton = new Baton();
  private static final CountDownLatch latch = new CountDownLatch(1);
  private static final CountDownLatch open = new CountDownLatch(0);
  private static int data;

  static void give() {
    data = 42; // race data
    open.countDown();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    open.await();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LatchOpenAlready::give, LatchOpenAlready::take);
  }
}
