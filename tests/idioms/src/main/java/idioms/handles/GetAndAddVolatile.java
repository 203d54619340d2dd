package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Adding without a mode is volatile on both sides. */
public final class GetAndAddVolatile {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private GetAndAddVolatile() {}

  public static void run() {
    GetAndAddVolatile shared = new GetAndAddVolatile();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.getAndAdd(this, 1);
  }

  private void take() {
    while ((int) FLAG.getAndAdd(this, 0) == 0) {
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
