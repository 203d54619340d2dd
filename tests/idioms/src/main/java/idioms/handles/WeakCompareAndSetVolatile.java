package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The weak form without a mode is volatile. */
public final class WeakCompareAndSetVolatile {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private WeakCompareAndSetVolatile() {}

  public static void run() {
    WeakCompareAndSetVolatile shared = new WeakCompareAndSetVolatile();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    giveWeakly();
  }

  private void giveWeakly() {
    while (!FLAG.weakCompareAndSet(this, 0, 1)) {
      Thread.onSpinWait();
    }
  }

  private void take() {
    while (!FLAG.weakCompareAndSet(this, 1, 2)) {
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
