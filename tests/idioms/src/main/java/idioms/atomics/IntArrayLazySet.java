package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** An element is set lazily and acquired. */
public final class IntArrayLazySet {
  private static final AtomicIntegerArray slots = new AtomicIntegerArray(2);
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
    Threads.together(IntArrayLazySet::give, IntArrayLazySet::take);
  }
}
