package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.reflect.Field;

/** Reflection accesses a volatile field as the language does. */
public final class ReflectedVolatile {
  private static final Field VALUE = Lookups.reflected(ReflectedVolatile.class, "value");

  private volatile int value;
  private int data;

  private ReflectedVolatile() {}

  public static void run() {
    ReflectedVolatile shared = new ReflectedVolatile();
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
    data = 1;
    VALUE.setInt(this, 1);
  }

  private void second() throws Exception {
    Sink.take(VALUE.getInt(this));
    Sink.take(data);
  }
}
