package catalogue.waiting;

import baton.Threads;

/** Waiting and notifying without the lock fail and order nothing. */
final class WaitWithoutLock {
  private static final Object lock = new Object();
  private static int value;

  static void update() throws InterruptedException {
    try {
      lock.wait();
    } catch (IllegalMonitorStateException e) {
      // As expected.
    }
    value++; // race value
    try {
      lock.notifyAll();
    } catch (IllegalMonitorStateException e) {
      // As expected.
    }
  }

  public static void main(String[] args) {
    Threads.together(WaitWithoutLock::update, WaitWithoutLock::update);
  }
}
