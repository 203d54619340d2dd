package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.locks.LockSupport;

/** What came before an interrupt is seen by a thread that was parked. */
public final class ByPark {
  private static int value;

  private ByPark() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              while (!Thread.interrupted()) {
                LockSupport.park();
              }
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
