package catalogue.statics;

import baton.Baton;
import baton.Threads;

/** The first check of double-checked locking reads a static that is not volatile. */
final class DoubleCheckedLocking {
  private static final Baton baton = new Baton();
  private static DoubleCheckedLocking instance;

  private int value;

  DoubleCheckedLocking() {
    value = 42; // race value
  }

  static DoubleCheckedLocking instance() {
    DoubleCheckedLocking seen = instance; // race instance
    if (seen == null) {
      synchronized (DoubleCheckedLocking.class) {
        seen = new DoubleCheckedLocking();
        instance = seen; // race instance
      }
    }
    return seen;
  }

  static void first() {
    instance();
    baton.pass(1);
  }

  static int second() {
    baton.await(1);
    return instance().value; // race value
  }

  public static void main(String[] args) {
    Threads.together(DoubleCheckedLocking::first, DoubleCheckedLocking::second);
  }
}
