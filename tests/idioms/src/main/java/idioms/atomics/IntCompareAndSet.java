package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A successful compare-and-set publishes. */
public final class IntCompareAndSet {
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet(0, 1)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (flag.get() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntCompareAndSet::give, IntCompareAndSet::take);
  }
}
