package idioms.classes;

import baton.Baton;
import baton.Threads;
import java.lang.invoke.MethodHandles;

/** A lookup can ask for initialization. */
public final class EnsuredInitialized {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static final int[] entries = new int[1];

    static {
      value = 1;
    }
  }

  private EnsuredInitialized() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          MethodHandles.lookup().ensureInitialized(Table.class);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          MethodHandles.lookup().ensureInitialized(Table.class);
          value++;
        });
  }
}
