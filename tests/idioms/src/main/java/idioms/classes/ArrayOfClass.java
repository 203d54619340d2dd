package idioms.classes;

import baton.Baton;
import baton.Threads;

/** An array of a class does not initialize it. */
public final class ArrayOfClass {
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

  private ArrayOfClass() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Table.get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Object[] tables = new Table[1];
          tables.hashCode();
          value++; // race
        });
  }
}
