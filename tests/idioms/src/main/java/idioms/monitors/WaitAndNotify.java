package idioms.monitors;

import baton.Threads;

/** Who was notified sees what came before. */
public final class WaitAndNotify {
  private static int value;
  private static boolean ready;

  private WaitAndNotify() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.Worker waiter =
        Threads.start(
            () -> {
              synchronized (monitor) {
                while (!ready) {
                  monitor.wait();
                }
              }
              value++;
            });
    value = 1;
    synchronized (monitor) {
      ready = true;
      monitor.notify();
    }
    waiter.finish();
  }
}
