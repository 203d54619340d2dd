package idioms.classes;

import baton.Baton;
import baton.Threads;

/** A class that is looked up by name and loader is initialized if one asks for it. */
public final class ForNameWithLoader {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Table {
    static final int[] entries = new int[1];

    static {
      value = 1;
    }
  }

  private ForNameWithLoader() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Class.forName(
              "idioms.classes.ForNameWithLoader$Table",
              true,
              ForNameWithLoader.class.getClassLoader());
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Class.forName(
              "idioms.classes.ForNameWithLoader$Table",
              true,
              ForNameWithLoader.class.getClassLoader());
          value++;
        });
  }
}
