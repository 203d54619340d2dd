package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** The constants of an enumeration are made once, for everyone. */
public final class EnumConstant {
  private static final Baton baton = new Baton();
  private static int value;

  private enum Color {
    RED,
    GREEN;
    int shade = 1;

    static {
      value = 1;
    }
  }

  private EnumConstant() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Value.use(Color.RED.shade);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Color.GREEN.shade++;
          value++;
        });
  }
}
