package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An acquire read sees what a volatile write published. */
public final class VolatileFieldAcquired {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private volatile int value;
  private int data;

  private VolatileFieldAcquired() {}

  public static void run() {
    VolatileFieldAcquired shared = new VolatileFieldAcquired();
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
    value = 1;
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getAcquire(this));
    Sink.take(data);
  }
}
