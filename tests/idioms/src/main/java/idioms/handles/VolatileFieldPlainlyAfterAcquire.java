package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An ordered plain access of a volatile field. */
public final class VolatileFieldPlainlyAfterAcquire {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private volatile int value;

  private VolatileFieldPlainlyAfterAcquire() {}

  public static void run() {
    VolatileFieldPlainlyAfterAcquire shared = new VolatileFieldPlainlyAfterAcquire();
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
    value = 1;
  }

  private void second() throws Exception {
    Sink.take(value);
    VALUE.set(this, 2);
  }
}
