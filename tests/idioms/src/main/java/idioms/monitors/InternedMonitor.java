package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** Interned texts that are equal are one object. */
public final class InternedMonitor {
  private static final Baton baton = new Baton();
  private static int value;

  private InternedMonitor() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          synchronized ("a monitor") {
            value = 1;
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (new StringBuilder("a ").append("monitor").toString().intern()) {
            value++;
          }
        });
  }
}
