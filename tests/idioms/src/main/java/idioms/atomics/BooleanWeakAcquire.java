package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** An acquiring compare-and-set sees. */
public final class BooleanWeakAcquire {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    flag.set(true);
  }

  static void take() {
    while (!flag.weakCompareAndSetAcquire(true, false)) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanWeakAcquire::give, BooleanWeakAcquire::take);
  }
}
