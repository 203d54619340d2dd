package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A value is compared and exchanged. */
public final class BooleanExchange {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    flag.compareAndExchange(false, true);
  }

  static void take() {
    while (!flag.get()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanExchange::give, BooleanExchange::take);
  }
}
