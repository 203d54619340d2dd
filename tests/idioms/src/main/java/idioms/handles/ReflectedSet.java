package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.reflect.Field;

/** Reflection accesses a plain field plainly. */
public final class ReflectedSet {
  private static final Field VALUE = Lookups.reflected(ReflectedSet.class, "value");

  private int value;
  private int data;

  private ReflectedSet() {}

  public static void run() {
    ReflectedSet shared = new ReflectedSet();
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
    VALUE.set(this, 1); // race
  }

  private void second() throws Exception {
    data = value; // race
  }
}
