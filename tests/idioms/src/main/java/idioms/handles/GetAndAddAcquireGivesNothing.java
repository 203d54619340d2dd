package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Adding in acquire mode does not release. */
public final class GetAndAddAcquireGivesNothing {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private GetAndAddAcquireGivesNothing() {}

  public static void run() {
    GetAndAddAcquireGivesNothing shared = new GetAndAddAcquireGivesNothing();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.getAndAddAcquire(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAcquire(this) == 0) {
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
