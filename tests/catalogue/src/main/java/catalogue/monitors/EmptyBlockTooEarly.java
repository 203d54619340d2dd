package catalogue.monitors;

import baton.Baton;
import baton.Threads;

/** A block on a lock orders nothing with a block that came before it. */
final class EmptyBlockTooEarly {
  private static final Baton baton = new Baton();
  private static final Object lock = new Object();
  private static int value;

  static void first() {
    baton.await(1);
    value = 1; // race value
    synchronized (lock) {
      baton.pass(2);
    }
  }

  static int second() {
    synchronized (lock) {
      baton.pass(1);
    }
    baton.await(2);
    return value; // race value
  }

  public static void main(String[] args) {
    Threads.together(EmptyBlockTooEarly::first, EmptyBlockTooEarly::second);
  }
}
