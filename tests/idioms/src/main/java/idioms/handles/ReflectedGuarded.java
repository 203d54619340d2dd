package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import java.lang.reflect.Field;

/** Reflection under one lock. */
public final class ReflectedGuarded {
  private static final Field VALUE = Lookups.reflected(ReflectedGuarded.class, "value");

  private int value;
  private int data;

  private ReflectedGuarded() {}

  public static void run() {
    ReflectedGuarded shared = new ReflectedGuarded();
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
    synchronized (this) {
      VALUE.setInt(this, 1);
    }
  }

  private void second() throws Exception {
    synchronized (this) {
      data = (int) VALUE.get(this);
    }
  }
}
