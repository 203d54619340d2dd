package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A compare-and-exchange that succeeds releases. */
public final class ExchangeGives {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private ExchangeGives() {}

  public static void run() {
    ExchangeGives shared = new ExchangeGives();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.compareAndExchange(this, 0, 1);
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
