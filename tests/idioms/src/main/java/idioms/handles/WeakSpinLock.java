package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A lock of weak acquire and release. */
public final class WeakSpinLock {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private WeakSpinLock() {}

  public static void run() {
    WeakSpinLock shared = new WeakSpinLock();
    Threads.together(shared::work, shared::work);
  }

  private void work() {
    for (int i = 0; i < 100; i++) {
      while (!FLAG.weakCompareAndSetAcquire(this, 0, 1)) {
        Thread.onSpinWait();
      }
      data++;
      FLAG.setRelease(this, 0);
    }
  }
}
