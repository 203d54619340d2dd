package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLongArray;

/** An element is set lazily and acquired. */
public final class LongArrayLazySet {
  private static final AtomicLongArray slots = new AtomicLongArray(2);
  private static int data;

  static void give() {
    data = 42;
    slots.lazySet(1, 1);
  }

  static void take() {
    while (slots.getAcquire(1) == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(LongArrayLazySet::give, LongArrayLazySet::take);
  }
}
