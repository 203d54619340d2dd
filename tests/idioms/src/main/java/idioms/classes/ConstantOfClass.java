package idioms.classes;

import baton.Baton;
import baton.Threads;

/** A constant is copied where it is used: its class is not initialized. */
public final class ConstantOfClass {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static final int SIZE = 1;
    static final int[] entries = new int[1];

    static {
      value = 1; // race
    }

    static int get() {
      return entries[0];
    }
  }

  private ConstantOfClass() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Table.get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (Table.SIZE == 1) {
            value++; // race
          }
        });
  }
}
