package idioms.classes;

import baton.Baton;
import baton.Threads;

/** Looking a class up without initializing it orders nothing. */
public final class ForNameUninitialized {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static final int[] entries = new int[1];

    static {
      value = 1; // race
    }

    static int get() {
      return entries[0];
    }
  }

  private ForNameUninitialized() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Table.get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Class.forName(
              "idioms.classes.ForNameUninitialized$Table",
              false,
              ForNameUninitialized.class.getClassLoader());
          value++; // race
        });
  }
}
