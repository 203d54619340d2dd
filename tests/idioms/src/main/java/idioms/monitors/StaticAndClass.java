package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** A synchronized static method takes the monitor of its class. */
public final class StaticAndClass {
  private static final Baton baton = new Baton();
  private static int value;

  private static synchronized void set() {
    value = 1;
  }

  private StaticAndClass() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          set();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          synchronized (StaticAndClass.class) {
            value++;
          }
        });
  }
}
