package idioms.monitors;

import baton.Threads;

/** A timed wait is as good. */
public final class WaitWithTime {
  private static int value;
  private static boolean ready;

  private WaitWithTime() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.Worker waiter =
        Threads.start(
            () -> {
              synchronized (monitor) {
                while (!ready) {
                  monitor.wait(1);
                }
              }
              value++;
            });
    value = 1;
    synchronized (monitor) {
      ready = true;
      monitor.notifyAll();
    }
    waiter.finish();
  }
}
