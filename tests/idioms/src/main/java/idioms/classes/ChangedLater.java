package idioms.classes;

import baton.Baton;
import baton.Threads;

/** What is written after initialization is not ordered by it. */
public final class ChangedLater {
  private static final Baton baton = new Baton();

  private static final class Table {
    static int entry = Integer.parseInt("1");
  }

  private ChangedLater() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          Table.entry = 1; // race
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Table.entry++; // race
        });
  }
}
