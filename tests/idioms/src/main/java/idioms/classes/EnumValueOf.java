package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A constant that is looked up by name is initialized. */
public final class EnumValueOf {
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

  private EnumValueOf() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Value.use(Color.RED.ordinal());
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Enum.valueOf(Color.class, "RED").shade++;
          value++;
        });
  }
}
