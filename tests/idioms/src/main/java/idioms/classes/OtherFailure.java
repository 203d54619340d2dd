package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** The failure of one class says nothing of another. */
public final class OtherFailure {
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

  private static final class Other {
    static int limit;

    static {
      if (limit == 0) {
        throw new IllegalStateException("on purpose");
      }
    }

    static void touch() {}
  }

  private OtherFailure() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          touch();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          try {
            Other.touch();
          } catch (ExceptionInInitializerError expected) {
            value++; // race
          }
        });
  }
}
