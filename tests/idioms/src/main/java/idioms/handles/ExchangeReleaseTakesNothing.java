package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** In release mode an exchange does not acquire. */
public final class ExchangeReleaseTakesNothing {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private ExchangeReleaseTakesNothing() {}

  public static void run() {
    ExchangeReleaseTakesNothing shared = new ExchangeReleaseTakesNothing();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1; // race
    FLAG.setRelease(this, 1);
  }

  private void take() {
    while ((int) FLAG.compareAndExchangeRelease(this, 0, 0) == 0) {
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
