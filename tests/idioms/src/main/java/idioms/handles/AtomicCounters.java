package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Atomic updates of any mode do not race with each other. */
public final class AtomicCounters {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private AtomicCounters() {}

  public static void run() {
    AtomicCounters shared = new AtomicCounters();
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
    VALUE.getAndAdd(this, 1);
    VALUE.setOpaque(this, 4);
  }

  private void second() throws Exception {
    VALUE.weakCompareAndSetPlain(this, 4, 5);
    VALUE.getAndBitwiseOrAcquire(this, 8);
    Sink.take((int) VALUE.getOpaque(this));
  }
}
