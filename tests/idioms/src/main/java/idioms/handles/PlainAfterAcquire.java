package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Who acquires a value may go on plainly. */
public final class PlainAfterAcquire {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private PlainAfterAcquire() {}

  public static void run() {
    PlainAfterAcquire shared = new PlainAfterAcquire();
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
    value = 3;
    VALUE.setRelease(this, 1);
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getAcquire(this));
    value = 2;
    Sink.take((int) VALUE.get(this));
  }
}
