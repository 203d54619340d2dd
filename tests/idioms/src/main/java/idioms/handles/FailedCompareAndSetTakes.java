package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-set that fails acquires. */
public final class FailedCompareAndSetTakes {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private FailedCompareAndSetTakes() {}

  public static void run() {
    FailedCompareAndSetTakes shared = new FailedCompareAndSetTakes();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.setRelease(this, 1);
  }

  private void take() {
    while (FLAG.compareAndSet(this, 0, 0)) {
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
