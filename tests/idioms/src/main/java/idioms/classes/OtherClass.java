package idioms.classes;

import baton.Baton;
import baton.Threads;

/** The initialization of one class says nothing of what its users did. */
public final class OtherClass {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    private static final int[] entries = new int[1];

    static int get() {
      return entries[0];
    }
  }

  private OtherClass() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          Table.get();
          value = 1; // race
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Table.get();
          value++; // race
        });
  }
}
