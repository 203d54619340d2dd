package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Setting in release mode does not acquire. */
public final class GetAndSetReleaseTakesNothing {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private GetAndSetReleaseTakesNothing() {}

  public static void run() {
    GetAndSetReleaseTakesNothing shared = new GetAndSetReleaseTakesNothing();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.setRelease(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAndSetRelease(this, 0) == 0) {
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
