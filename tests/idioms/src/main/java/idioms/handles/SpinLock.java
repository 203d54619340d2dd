package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A lock of compare-and-set and release. */
public final class SpinLock {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private SpinLock() {}

  public static void run() {
    SpinLock shared = new SpinLock();
    Threads.together(shared::work, shared::work);
  }

  private void work() {
    for (int i = 0; i < 100; i++) {
      while (!FLAG.compareAndSet(this, 0, 1)) {
        Thread.onSpinWait();
      }
      data++;
      FLAG.setRelease(this, 0);
    }
  }
}
