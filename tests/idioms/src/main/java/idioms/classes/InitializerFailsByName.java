package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;

/** Failed initialization is noticed by a lookup by name, too. */
public final class InitializerFailsByName {
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

  private InitializerFailsByName() {}

  public static void run() throws Exception {

    Threads.together(
        () -> {
          touch();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          try {
            Class.forName("idioms.classes.InitializerFailsByName$Broken");
          } catch (NoClassDefFoundError expected) {
            value++;
          }
        });
  }
}
