package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLongArray;

/** An element is compared and set. */
public final class LongArrayCompareAndSet {
  private static final AtomicLongArray slots = new AtomicLongArray(2);
  private static int data;

  static void give() {
    data = 42;
    if (!slots.compareAndSet(1, 0, 1)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (slots.get(1) == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(LongArrayCompareAndSet::give, LongArrayCompareAndSet::take);
  }
}
