package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-set that fails does not release. */
public final class FailedCompareAndSetGivesNothing {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private FailedCompareAndSetGivesNothing() {}

  public static void run() {
    FailedCompareAndSetGivesNothing shared = new FailedCompareAndSetGivesNothing();
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
    VALUE.compareAndSet(this, 5, 1);
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getVolatile(this));
    Sink.take(data); // race
  }
}
