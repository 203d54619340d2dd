package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A releasing compare-and-set publishes. */
public final class BooleanWeakRelease {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    while (!flag.weakCompareAndSetRelease(false, true)) {
      Thread.onSpinWait();
    }
  }

  static void take() {
    while (!flag.getAcquire()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanWeakRelease::give, BooleanWeakRelease::take);
  }
}
