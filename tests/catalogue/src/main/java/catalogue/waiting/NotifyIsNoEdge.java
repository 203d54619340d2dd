package catalogue.waiting;

import baton.Baton;
import baton.Threads;

/** Notifying alone orders nothing: the data is outside the lock of the thread that wakes. */
final class NotifyIsNoEdge {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static int data;

  static void give() {
    baton.await(1);
    data = 42; // race data
    synchronized (lock) {
      lock.notifyAll();
    }
    baton.pass(2);
  }

  static int take() {
    synchronized (lock) {
      baton.pass(1);
    }
    baton.await(2);
    return data; // race data
  }

  public static void main(String[] args) {
    Threads.together(NotifyIsNoEdge::give, NotifyIsNoEdge::take);
  }
}
