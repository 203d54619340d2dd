package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A releasing compare-and-set publishes. */
public final class IntWeakRelease {
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    while (!flag.weakCompareAndSetRelease(0, 1)) {
      Thread.onSpinWait();
    }
  }

  static void take() {
    while (flag.getAcquire() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntWeakRelease::give, IntWeakRelease::take);
  }
}
