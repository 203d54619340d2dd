package catalogue.waiting;

import baton.Threads;

/** Waiting releases the lock: what was written before it is safe for the next owner. */
final class WaitReleases {
  private static final Object lock = new Object();
  private static boolean waiting;
  private static boolean done;
  private static int value;

  static void first() throws InterruptedException {
    synchronized (lock) {
      value = 1;
      waiting = true;
      while (!done) {
        lock.wait();
      }
      value++;
    }
  }

  static void second() {
    while (true) {
      synchronized (lock) {
        if (waiting) {
          value++;
          done = true;
          lock.notifyAll();
          return;
        }
      }
    }
  }

  public static void main(String[] args) {
    Threads.together(WaitReleases::first, WaitReleases::second);
  }
}
