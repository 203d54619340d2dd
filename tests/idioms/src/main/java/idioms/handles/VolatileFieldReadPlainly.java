package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain read of a volatile field races with a volatile write. */
public final class VolatileFieldReadPlainly {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private volatile int value;

  private VolatileFieldReadPlainly() {}

  public static void run() {
    VolatileFieldReadPlainly shared = new VolatileFieldReadPlainly();
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
    Sink.take((int) VALUE.get(this)); // race
  }
}
