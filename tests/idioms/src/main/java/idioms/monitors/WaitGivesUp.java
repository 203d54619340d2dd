package idioms.monitors;

import baton.Threads;

/** A wait gives the monitor up before it waits. */
public final class WaitGivesUp {
  private static int value;
  private static boolean ready;

  private WaitGivesUp() {}

  public static void run() throws Exception {
    Object monitor = new Object();
    Threads.Worker waiter =
        Threads.start(
            () -> {
              synchronized (monitor) {
                value = 1;
                ready = true;
                while (ready) {
                  monitor.wait();
                }
              }
            });
    boolean done = false;
    while (!done) {
      synchronized (monitor) {
        if (ready) {
          value++;
          ready = false;
          monitor.notifyAll();
          done = true;
        }
      }
    }
    waiter.finish();
  }
}
