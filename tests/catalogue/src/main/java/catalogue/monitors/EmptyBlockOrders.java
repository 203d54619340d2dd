package catalogue.monitors;

import baton.Baton;
import baton.Threads;

/** An empty block orders what came before it with what follows the next block on the lock. */
final class EmptyBlockOrders {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static int value;

  static void first() {
    value = 1;
    synchronized (lock) {
      baton.pass(1);
    }
  }

  static int second() {
    baton.await(1);
    synchronized (lock) {
      baton.pass(2);
    }
    return value;
  }

  public static void main(String[] args) {
    Threads.together(EmptyBlockOrders::first, EmptyBlockOrders::second);
  }
}
