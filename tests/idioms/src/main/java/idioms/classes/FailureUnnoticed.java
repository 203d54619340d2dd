package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** A failed initializer orders nothing for those who do not meet it. */
public final class FailureUnnoticed {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Broken {
    static int limit;

    static {
      value = 1; // race
      if (limit == 0) {
        throw new IllegalStateException("on purpose");
      }
    }

    static void touch() {}
  }

  private static void touch() {
    try {
      Broken.touch();
    } catch (ExceptionInInitializerError expected) {
      Value.use(expected.hashCode());
    }
  }

  private FailureUnnoticed() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          touch();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          value++; // race
        });
  }
}
