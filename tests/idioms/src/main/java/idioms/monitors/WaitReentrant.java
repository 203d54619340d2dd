package idioms.monitors;

import baton.Threads;

/** A wait gives up a monitor that is held twice. */
public final class WaitReentrant {
  private static int value;
  private static boolean ready;

  private WaitReentrant() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.Worker waiter =
        Threads.start(
            () -> {
              synchronized (monitor) {
                synchronized (monitor) {
                  while (!ready) {
                    monitor.wait();
                  }
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
