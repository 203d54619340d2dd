package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.CountDownLatch;

/** What came before an interrupt is seen when it ends a latch's await. */
public final class ByLatch {
  private static int value;

  private ByLatch() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                new CountDownLatch(1).await();
                throw new AssertionError("not interrupted");
              } catch (InterruptedException e) {
                value++;
              }
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
