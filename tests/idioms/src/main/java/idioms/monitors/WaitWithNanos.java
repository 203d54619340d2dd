package idioms.monitors;

import baton.Threads;

/** So is one with nanoseconds. */
public final class WaitWithNanos {
  private static int value;
  private static boolean ready;

  private WaitWithNanos() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.Worker waiter =
        Threads.start(
            () -> {
              synchronized (monitor) {
                while (!ready) {
                  monitor.wait(1, 1);
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
