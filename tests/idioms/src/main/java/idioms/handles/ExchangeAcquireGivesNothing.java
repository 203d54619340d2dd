package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** In acquire mode an exchange does not release. */
public final class ExchangeAcquireGivesNothing {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private ExchangeAcquireGivesNothing() {}

  public static void run() {
    ExchangeAcquireGivesNothing shared = new ExchangeAcquireGivesNothing();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.compareAndExchangeAcquire(this, 0, 1);
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
