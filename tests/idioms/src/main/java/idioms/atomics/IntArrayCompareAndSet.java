package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** An element is compared and set. */
public final class IntArrayCompareAndSet {
  private static final AtomicIntegerArray slots = new AtomicIntegerArray(2);
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
    Threads.together(IntArrayCompareAndSet::give, IntArrayCompareAndSet::take);
  }
}
