package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A lock that is given back without a release. */
public final class OpaqueSpinLock {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private OpaqueSpinLock() {}

  public static void run() {
    OpaqueSpinLock shared = new OpaqueSpinLock();
    Threads.together(shared::work, shared::work);
  }

  private void work() {
    for (int i = 0; i < 100; i++) {
      while (!FLAG.weakCompareAndSetAcquire(this, 0, 1)) {
        Thread.onSpinWait();
      }
      data++; // race
      FLAG.setOpaque(this, 0);
    }
  }
}
