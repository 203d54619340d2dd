package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain write of a volatile field races with a volatile read. */
public final class VolatileFieldWrittenPlainly {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private volatile int value;

  private VolatileFieldWrittenPlainly() {}

  public static void run() {
    VolatileFieldWrittenPlainly shared = new VolatileFieldWrittenPlainly();
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
    Sink.take(value); // race
  }
}
