package idioms.monitors;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A synchronized method that throws gives its monitor up. */
public final class ThrownOut {
  private static final Baton baton = new Baton();
  private static int value;

  private synchronized void set() {
    value = 1;
    throw new IllegalStateException("on purpose");
  }

  private ThrownOut() {}

  public static void run() throws Exception {
    ThrownOut object = new ThrownOut();
    Threads.together(
        () -> {
          try {
            object.set();
          } catch (IllegalStateException expected) {
            Value.use(1);
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (object) {
            value++;
          }
        });
  }
}
