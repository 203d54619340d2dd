package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A plain read of a volatile field does not acquire. */
public final class VolatileFieldPlainModeTakesNothing {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private volatile int value;
  private int data;

  private VolatileFieldPlainModeTakesNothing() {}

  public static void run() {
    VolatileFieldPlainModeTakesNothing shared = new VolatileFieldPlainModeTakesNothing();
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
    value = 1; // race
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.get(this)); // race
    Sink.take(data); // race
  }
}
