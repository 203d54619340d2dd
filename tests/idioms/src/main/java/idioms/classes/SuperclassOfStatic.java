package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A static of a class comes after the initializer of its superclass. */
public final class SuperclassOfStatic {
  private static final Baton baton = new Baton();
  private static int value;

  private static class Base {
    static {
      value = 1;
    }
  }

  private static final class Derived extends Base {
    static volatile int used;
  }

  private SuperclassOfStatic() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          Derived.used = 1;
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Value.use(Derived.used);
          value++;
        });
  }
}
