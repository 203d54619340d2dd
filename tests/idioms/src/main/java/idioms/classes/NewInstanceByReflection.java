package idioms.classes;

import baton.Baton;
import baton.Threads;

/** Making an object by reflection initializes its class. */
public final class NewInstanceByReflection {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static {
      value = 1;
    }

    Table() {}
  }

  private NewInstanceByReflection() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Table.class.getDeclaredConstructor().newInstance();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Table.class.getDeclaredConstructor().newInstance();
          value++;
        });
  }
}
