package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-set publishes to a volatile read. */
public final class VolatileFieldCompareAndSet {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private volatile int value;
  private int data;

  private VolatileFieldCompareAndSet() {}

  public static void run() {
    VolatileFieldCompareAndSet shared = new VolatileFieldCompareAndSet();
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
    VALUE.compareAndSet(this, 0, 1);
  }

  private void second() throws Exception {
    Sink.take(value);
    Sink.take(data);
  }
}
