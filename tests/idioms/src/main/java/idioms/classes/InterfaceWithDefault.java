package idioms.classes;

import baton.Baton;
import baton.Threads;

/** An interface with default methods is initialized with the classes that implement it. */
public final class InterfaceWithDefault {
  private static final Baton baton = new Baton();
  private static int value;

  private interface Defaulting {
    int[] MADE = make();

    static int[] make() {
      value = 1;
      return new int[1];
    }

    default int size() {
      return MADE.length;
    }
  }

  private static final class Implementing implements Defaulting {}

  private InterfaceWithDefault() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          new Implementing();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          new Implementing();
          value++;
        });
  }
}
