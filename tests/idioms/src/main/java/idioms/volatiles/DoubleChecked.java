package idioms.volatiles;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Double-checked locking with a volatile. */
public final class DoubleChecked {
  private static final Baton baton = new Baton();
  private static volatile Single instance;

  private static final class Single {
    int state = 1;
  }

  private static Single get() {
    Single seen = instance;
    if (seen == null) {
      synchronized (DoubleChecked.class) {
        seen = instance;
        if (seen == null) {
          seen = new Single();
          instance = seen;
        }
      }
    }
    return seen;
  }

  private DoubleChecked() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Value.use(get().state);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Value.use(get().state);
        });
  }
}
