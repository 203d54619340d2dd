package idioms.classes;

import baton.Baton;
import baton.Threads;

/** A class is initialized after its superclass, even if it has no initializer itself. */
public final class SuperclassOfUsedClass {
  private static final Baton baton = new Baton();
  private static int value;

  private static class Base {
    static {
      value = 1;
    }
  }

  private static final class Derived extends Base {
    static void touch() {}
  }

  private SuperclassOfUsedClass() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Derived.touch();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Derived.touch();
          value++;
        });
  }
}
