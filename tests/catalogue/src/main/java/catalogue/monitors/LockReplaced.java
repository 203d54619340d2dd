package catalogue.monitors;

import baton.Baton;
import baton.Threads;

/** A thread replaces the lock while another uses the old one. */
final class LockReplaced {
  private static final Baton baton = new Baton();
  private static Object lock = new Object();
  private static int value;

  static void first() {
    Object old = lock; // race lock
    synchronized (old) {
      value++; // race value
    }
    baton.pass(1);
  }

  static void second() {
    baton.await(1);
    lock = new Object(); // race lock
    synchronized (lock) {
      value++; // race value
    }
  }

  public static void main(String[] args) {
    Threads.together(LockReplaced::first, LockReplaced::second);
  }
}
