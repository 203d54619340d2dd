package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Setting orders as its mode says. */
public final class GetAndSetModes {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private GetAndSetModes() {}

  public static void run() {
    GetAndSetModes shared = new GetAndSetModes();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.getAndSetRelease(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAndSetAcquire(this, 0) == 0) {
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
