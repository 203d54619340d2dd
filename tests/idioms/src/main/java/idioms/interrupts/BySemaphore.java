package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.Semaphore;

/** A semaphore that is interrupted tells of it. */
public final class BySemaphore {
  private static int value;

  private BySemaphore() {}

  public static void run() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                semaphore.acquire();
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
