package catalogue.waiting;

import baton.Threads;

/** A thread goes on writing after it has told another that all is ready. */
final class WriteAfterNotify {
  private static final Object lock = new Object();
  private static boolean ready;
  private static int data;

  static void give() {
    synchronized (lock) {
      ready = true;
      lock.notifyAll();
    }
    data = 42; // race data
  }

  static int take() throws InterruptedException {
    synchronized (lock) {
      while (!ready) {
        lock.wait();
      }
    }
    return data; // race data
  }

  public static void main(String[] args) {
    Threads.together(WriteAfterNotify::take, WriteAfterNotify::give);
  }
}
