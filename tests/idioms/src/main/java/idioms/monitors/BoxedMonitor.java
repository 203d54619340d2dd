package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** A small number is one object for everyone. */
public final class BoxedMonitor {
  private static final Baton baton = new Baton();
  private static int value;

  private BoxedMonitor() {}

  public static void run() throws Exception {
    Integer one = Integer.valueOf(1);
    Threads.together(
        () -> {
          synchronized (one) {
            value = 1;
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (Integer.valueOf(1)) {
            value++;
          }
        });
  }
}
