package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The plain weak form is atomic and orders nothing. */
public final class WeakCompareAndSetPlainOrdersNothing {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private WeakCompareAndSetPlainOrdersNothing() {}

  public static void run() {
    WeakCompareAndSetPlainOrdersNothing shared = new WeakCompareAndSetPlainOrdersNothing();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.setRelease(this, 1);
  }

  private void take() {
    while (!FLAG.weakCompareAndSetPlain(this, 1, 2)) {
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
