package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A release needs an acquire. */
public final class ReleaseWriteOpaqueRead {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private ReleaseWriteOpaqueRead() {}

  public static void run() {
    ReleaseWriteOpaqueRead shared = new ReleaseWriteOpaqueRead();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.setRelease(this, 1);
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
