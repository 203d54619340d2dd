package idioms.handles;

import baton.Threads;
import idioms.Lookups;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** In release mode an exchange releases. */
public final class ExchangeReleaseGives {
  private static final VarHandle FLAG = Lookups.field(MethodHandles.lookup(), "flag", int.class);

  private int data;
  private int flag;

  private ExchangeReleaseGives() {}

  public static void run() {
    ExchangeReleaseGives shared = new ExchangeReleaseGives();
    Threads.together(shared::give, shared::take);
  }

  private void give() {
    data = 1;
    FLAG.compareAndExchangeRelease(this, 0, 1);
  }

  private void take() {
    while ((int) FLAG.compareAndExchangeAcquire(this, 0, 0) == 0) {
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
