package idioms.monitors;

import baton.Baton;
import baton.Threads;

/** One system property says nothing of another. */
public final class OtherSystemProperty {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherSystemProperty() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          value = 1; // race
          System.setProperty("idioms.monitors.one", "set");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          System.getProperty("user.dir");
          value++; // race
        });
  }
}
