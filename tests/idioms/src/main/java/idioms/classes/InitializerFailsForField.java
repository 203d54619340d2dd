package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Failed initialization is noticed by an access to a static, too. */
public final class InitializerFailsForField {
  private static final Baton baton = new Baton();
  private static int value;

  private static final class Broken {
    static int limit;

    static {
      value = 1;
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

  private InitializerFailsForField() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          touch();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          try {
            Value.use(Broken.limit);
          } catch (NoClassDefFoundError expected) {
            value++;
          }
        });
  }
}
