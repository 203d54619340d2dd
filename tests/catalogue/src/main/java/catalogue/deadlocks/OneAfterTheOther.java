package catalogue.deadlocks;

import baton.Threads;

/** Two threads take two locks in opposite order, but one is started when the other has ended. */
final class OneAfterTheOther {
  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        first.notifyAll();
      }
    }
  }

  public static void main(String[] args) {
    Object left = new Object();
    Object right = new Object();
    Threads.await(() -> both(left, right));
    Threads.await(() -> both(right, left));
  }
}
