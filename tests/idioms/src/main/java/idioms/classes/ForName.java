package idioms.classes;

import baton.Baton;
import baton.Threads;

/** A class that is looked up by name is initialized. */
public final class ForName {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static final int[] entries = new int[1];

    static {
      value = 1;
    }
  }

  private ForName() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Class.forName("idioms.classes.ForName$Table");
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Class.forName("idioms.classes.ForName$Table");
          value++;
        });
  }
}
