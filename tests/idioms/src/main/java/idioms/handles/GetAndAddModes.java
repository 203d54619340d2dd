package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Adding orders as its mode says. */
public final class GetAndAddModes {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private GetAndAddModes() {}

  public static void run() {
    GetAndAddModes shared = new GetAndAddModes();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.getAndAddRelease(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAndAddAcquire(this, 0) == 0) {
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
