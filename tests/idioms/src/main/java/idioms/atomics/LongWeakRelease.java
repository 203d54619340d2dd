package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A releasing compare-and-set publishes. */
public final class LongWeakRelease {
  private static final AtomicLong flag = new AtomicLong(0);
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
    Threads.together(LongWeakRelease::give, LongWeakRelease::take);
  }
}
