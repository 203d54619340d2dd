package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** A system property is seen after it was set. */
public final class SystemProperty {
  private static final Baton baton = new Baton();
  private static int value;

  private SystemProperty() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          value = 1;
          System.setProperty("idioms.monitors.property", "set");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          System.getProperty("idioms.monitors.property");
          value++;
        });
  }
}
