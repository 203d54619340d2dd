package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-set that succeeds releases. */
public final class CompareAndSetGives {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private CompareAndSetGives() {}

  public static void run() {
    CompareAndSetGives shared = new CompareAndSetGives();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.compareAndSet(this, 0, 1);
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
