package idioms.handles;

import baton.Baton;
import baton.Threads;
import idioms.Lookups;
import idioms.Value;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A fence in one thread alone orders nothing. */
public final class FencedOnOneSide {
  private static final VarHandle VALUE = Lookups.field(MethodHandles.lookup(), "value", int.class);

  private int value;
  private int data;

  private FencedOnOneSide() {}

  public static void run() {
    FencedOnOneSide shared = new FencedOnOneSide();
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
    VALUE.setOpaque(this, 1);
  }

  private void second() throws Exception {
    Value.use((int) VALUE.getOpaque(this));
    VarHandle.acquireFence();
    Value.use(data); // race
  }
}
