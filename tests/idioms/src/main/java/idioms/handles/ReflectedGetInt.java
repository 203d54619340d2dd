package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.reflect.Field;

/** So do the typed forms. */
public final class ReflectedGetInt {
  private static final Field VALUE = Lookups.reflected(ReflectedGetInt.class, "value");

  private int value;
  private int data;

  private ReflectedGetInt() {}

  public static void run() {
    ReflectedGetInt shared = new ReflectedGetInt();
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
    value = 1; // race
  }

  private void second() throws Exception {
    data = VALUE.getInt(this); // race
  }
}
