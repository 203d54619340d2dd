package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Volatile modes order, though the field is not volatile. */
public final class VolatileModes {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private VolatileModes() {}

  public static void run() {
    VolatileModes shared = new VolatileModes();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.setVolatile(this, 1);
  }

  private void take() {
    while ((int) FLAG.getVolatile(this) == 0) {
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
