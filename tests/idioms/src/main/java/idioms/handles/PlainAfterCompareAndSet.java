package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Who sees a compare-and-set may go on plainly. */
public final class PlainAfterCompareAndSet {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private PlainAfterCompareAndSet() {}

  public static void run() {
    PlainAfterCompareAndSet shared = new PlainAfterCompareAndSet();
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
    VALUE.compareAndSet(this, 0, 1);
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getAcquire(this));
    value = 2;
  }
}
