package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-set that fails only reads. */
public final class FailedCompareAndSetIsARead {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private FailedCompareAndSetIsARead() {}

  public static void run() {
    FailedCompareAndSetIsARead shared = new FailedCompareAndSetIsARead();
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
    VALUE.compareAndSet(this, 5, 1);
  }

  private void second() throws Exception {
    Sink.take(value);
  }
}
