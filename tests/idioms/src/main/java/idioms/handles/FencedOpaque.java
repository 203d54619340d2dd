package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Value;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Fences make opaque accesses order. */
public final class FencedOpaque {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private FencedOpaque() {}

  public static void run() {
    FencedOpaque shared = new FencedOpaque();
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
    VarHandle.releaseFence();
    VALUE.setOpaque(this, 1);
  }

  private void second() throws Exception {
    Value.use((int) VALUE.getOpaque(this));
    VarHandle.acquireFence();
    Value.use(data);
  }
}
