package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A release write hands over to an acquire read. */
public final class ReleaseAcquire {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private ReleaseAcquire() {}

  public static void run() {
    ReleaseAcquire shared = new ReleaseAcquire();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.setRelease(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAcquire(this) == 0) {
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
