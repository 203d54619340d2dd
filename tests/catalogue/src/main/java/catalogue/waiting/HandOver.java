package catalogue.waiting;

import baton.Threads;

/** What a thread wrote before its notify is safe for the thread it wakes. */
final class HandOver {
  private static final Object lock = new Object();
  private static boolean ready;
  private static int[] data;

  static void give() {
    data = new int[] {1, 2, 3};
    synchronized (lock) {
      ready = true;
      lock.notify();
    }
  }

  static int take() throws InterruptedException {
    synchronized (lock) {
      while (!ready) {
        lock.wait();
      }
    }
    data[0] = 5;
    return data[2];
  }

  public static void main(String[] args) {
    Threads.together(HandOver::take, HandOver::give);
  }
}
