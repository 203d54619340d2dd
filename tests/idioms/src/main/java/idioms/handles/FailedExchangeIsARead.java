package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-exchange that fails only reads. */
public final class FailedExchangeIsARead {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private FailedExchangeIsARead() {}

  public static void run() {
    FailedExchangeIsARead shared = new FailedExchangeIsARead();
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
    Sink.take((int) VALUE.compareAndExchange(this, 5, 1));
  }

  private void second() throws Exception {
    Sink.take(value);
  }
}
