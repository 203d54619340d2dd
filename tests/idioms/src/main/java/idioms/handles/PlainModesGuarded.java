package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain modes under one lock. */
public final class PlainModesGuarded {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private PlainModesGuarded() {}

  public static void run() {
    PlainModesGuarded shared = new PlainModesGuarded();
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
    synchronized (this) {
      VALUE.set(this, 1);
    }
  }

  private void second() throws Exception {
    synchronized (this) {
      Sink.take((int) VALUE.get(this));
    }
  }
}
