package idioms.classes;

import baton.Baton;
import baton.Threads;

/** A class literal initializes nothing and orders nothing. */
public final class ClassLiteral {
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

  private ClassLiteral() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Table.get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Class<?> literal = Table.class;
          literal.getName();
          value++; // race
        });
  }
}
