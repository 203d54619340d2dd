package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Sink;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Who sees an opaque write may not. */
public final class PlainAfterOpaque {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;

  private PlainAfterOpaque() {}

  public static void run() {
    PlainAfterOpaque shared = new PlainAfterOpaque();
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
    VALUE.setOpaque(this, 1); // race
  }

  private void second() throws Exception {
    Sink.take((int) VALUE.getOpaque(this));
    value = 2; // race
  }
}
