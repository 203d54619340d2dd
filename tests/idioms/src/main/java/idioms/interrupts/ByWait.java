package idioms.interrupts;

import baton.Threads;

/** A wait that is interrupted tells of it. */
public final class ByWait {
  private static int value;

  private ByWait() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                synchronized (monitor) {
                  monitor.wait();
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
