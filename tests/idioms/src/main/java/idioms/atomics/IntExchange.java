package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A value is compared and exchanged. */
public final class IntExchange {
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    flag.compareAndExchange(0, 1);
  }

  static void take() {
    while (flag.get() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntExchange::give, IntExchange::take);
  }
}
