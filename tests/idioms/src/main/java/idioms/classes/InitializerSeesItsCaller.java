package idioms.classes;

import baton.Baton;
import baton.Threads;

/** Who initializes a class comes before who uses it. */
public final class InitializerSeesItsCaller {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    private static final int[] entries = {Integer.parseInt("1")};

    static int get() {
      return entries[0];
    }
  }

  private InitializerSeesItsCaller() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          value = 1;
          Table.get();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Table.get();
          value++;
        });
  }
}
