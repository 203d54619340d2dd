package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.TimeUnit;

/** TimeUnit.sleep tells of an interrupt. */
public final class ByTimedSleep {
  private static int value;

  private ByTimedSleep() {}

  public static void run() throws Exception {

    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                TimeUnit.SECONDS.sleep(60);
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
