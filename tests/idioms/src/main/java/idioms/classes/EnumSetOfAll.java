package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.EnumSet;

/** A set of all constants comes after their initialization. */
public final class EnumSetOfAll {
  private static final Baton baton = new Baton();
  private static int value;

  private enum Color {
    RED,
    GREEN;

    static {
      value = 1;
    }
  }

  private EnumSetOfAll() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Value.use(Color.RED.ordinal());
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          EnumSet.allOf(Color.class);
          value++;
        });
  }
}
