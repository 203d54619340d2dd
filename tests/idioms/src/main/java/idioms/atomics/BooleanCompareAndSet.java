package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A successful compare-and-set publishes. */
public final class BooleanCompareAndSet {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet(false, true)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!flag.get()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanCompareAndSet::give, BooleanCompareAndSet::take);
  }
}
