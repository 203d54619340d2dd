package idioms.monitors;

import baton.Threads;

/** A method reference to wait gives the monitor up, too, whatever class the object is of. */
public final class WaitByReference {
  private interface Waiting {
    void await() throws InterruptedException;
  }

  private static final class Monitor {}

  private static int value;
  private static boolean ready;

  private WaitByReference() {}

  public static void run() throws Exception {
    Monitor monitor = new Monitor();
    Waiting waiting = monitor::wait;
    Threads.Worker waiter =
        Threads.start(
            () -> {
              synchronized (monitor) {
                while (!ready) {
                  waiting.await();
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
