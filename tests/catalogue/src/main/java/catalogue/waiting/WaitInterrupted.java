package catalogue.waiting;

import baton.Threads;

/** A wait that ends by an interrupt has the lock again. */
final class WaitInterrupted {
  private static final Object lock = new Object();
  private static int value;

  static void waitForever() {
    synchronized (lock) {
      try {
        value++;
        while (true) {
          lock.wait();
        }
      } catch (InterruptedException e) {
        value++;
      }
    }
  }

  public static void main(String[] args) {
    Threads.Worker first = Threads.start(WaitInterrupted::waitForever);
    Threads.Worker second = Threads.start(WaitInterrupted::waitForever);
    first.interrupt();
    second.interrupt();
    synchronized (lock) {
      value++;
    }
    first.finish();
    second.finish();
  }
}
