package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A successful compare-and-set publishes. */
public final class LongCompareAndSet {
  private static final AtomicLong flag = new AtomicLong(0);
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
    Threads.together(LongCompareAndSet::give, LongCompareAndSet::take);
  }
}
