package catalogue.waiting;

import baton.Threads;

/** Waiting through a method reference releases the lock and takes it back. */
final class WaitByReference {
  private static final Object lock = new Object();
  private static final baton.Task waiting = lock::wait;
  private static boolean ready;
  private static int data;

  static void give() {
    data = 42;
    synchronized (lock) {
      ready = true;
      lock.notifyAll();
    }
  }

  static int take() throws Exception {
    synchronized (lock) {
      while (!ready) {
        waiting.run();
      }
    }
    return data++;
  }

  public static void main(String[] args) {
    Threads.together(WaitByReference::take, WaitByReference::give);
  }
}
