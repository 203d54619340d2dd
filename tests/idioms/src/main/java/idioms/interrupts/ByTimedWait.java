package idioms.interrupts;

import baton.Threads;

/** A timed wait that is interrupted tells of it. */
public final class ByTimedWait {
  private static int value;

  private ByTimedWait() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                synchronized (monitor) {
                  monitor.wait(60_000, 1);
                }
              } catch (InterruptedException expected) {
                value++;
              }
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
