package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Opaque accesses see each other and order nothing else. */
public final class OpaquePolling {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private OpaquePolling() {}

  public static void run() {
    OpaquePolling shared = new OpaquePolling();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.setOpaque(this, 1);
  }

  private void take() {
    while ((int) FLAG.getOpaque(this) == 0) {
      Thread.onSpinWait();
    }
    check(data); // race
  }

  private static void check(int value) {
    if (value != 1) {
      throw new IllegalStateException("not given: " + value);
    }
  }
}
