package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Weak forms order as their modes say. */
public final class WeakCompareAndSetModes {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private WeakCompareAndSetModes() {}

  public static void run() {
    WeakCompareAndSetModes shared = new WeakCompareAndSetModes();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    giveWeakly();
  }

  private void giveWeakly() {
    while (!FLAG.weakCompareAndSetRelease(this, 0, 1)) {
      Thread.onSpinWait();
    }
  }

  private void take() {
    while (!FLAG.weakCompareAndSetAcquire(this, 1, 2)) {
      Thread.onSpinWait();
    }
    check(data);
  }

  private static void check(int value) {
    if (value != 1) {
      throw new IllegalStateException("not given: " + value);
    }
  }
}
