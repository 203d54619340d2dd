package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An opaque read of a volatile field does not acquire. */
public final class VolatileFieldOpaqueTakesNothing {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private volatile int value;
  private int data;

  private VolatileFieldOpaqueTakesNothing() {}

  public static void run() {
    VolatileFieldOpaqueTakesNothing shared = new VolatileFieldOpaqueTakesNothing();
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
    data = 1; // race
    value = 1;
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getOpaque(this));
    Sink.take(data); // race
  }
}
