package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.CountDownLatch;

/** The count is not zero yet. */
public final class LatchNotYetOpen {
  private static final Baton baton = new Baton();
  private static final CountDownLatch latch = new CountDownLatch(2);
  private static int data;

  static void give() {
    data = 42; // race data
    latch.countDown();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use((int) latch.getCount());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LatchNotYetOpen::give, LatchNotYetOpen::take);
  }
}
