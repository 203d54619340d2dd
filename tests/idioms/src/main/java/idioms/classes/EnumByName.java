package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.EnumSet;

/** Constants that the JDK finds come after the initialization of their enum, each time. */
public final class EnumByName {
  private static final Baton baton = new Baton();

  private enum Phase {
    FIRST;

    private int number;

    Phase() {
      number = ordinal() + 1;
    }

    int number() {
      return number;
    }
  }

  private EnumByName() {}

  public static void run() throws Exception {
    Class<Phase> phases = Phase.class;
    Threads.together(
        () -> {
          Value.use(Enum.valueOf(phases, "FIRST").number());
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Value.use(Enum.valueOf(phases, "FIRST").number());
          baton.pass(2);
        },
        () -> {
          baton.await(2);
          Value.use(EnumSet.allOf(phases).iterator().next().number());
        });
  }
}
