package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.reflect.Field;

/** Reflection on a static. */
public final class ReflectedStatic {
  private static final Field VALUE = Lookups.reflected(ReflectedStatic.class, "value");

  private static int value;
  private int data;

  private ReflectedStatic() {}

  public static void run() {
    ReflectedStatic shared = new ReflectedStatic();
    Baton baton = new Baton();
    Threads.together(
        () -> {
          shared.first();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          shared.second();
        });
  }

  private void first() throws Exception {
    VALUE.setInt(null, 1); // race
  }

  private void second() throws Exception {
    data = value; // race
  }
}
