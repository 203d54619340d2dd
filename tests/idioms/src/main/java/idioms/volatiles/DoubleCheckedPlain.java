package idioms.volatiles;

import baton.Baton;
import baton.Threads;

/** Double-checked locking without one. */
public final class DoubleCheckedPlain {
  private static final Baton baton = new Baton();
  private static Single instance;

  private static final class Single {
    int state = 1;
  }

  private static Single get() {
    Single seen = instance; // race
    if (seen == null) {
      synchronized (DoubleCheckedPlain.class) {
        seen = instance;
        if (seen == null) {
          seen = new Single();
          instance = seen; // race
        }
      }
    }
    return seen;
  }

  private DoubleCheckedPlain() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          get();
        });
  }
}
