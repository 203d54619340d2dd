package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** An element is set lazily and acquired. */
public final class ReferenceArrayLazySet {
  private static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);
  private static int data;

  static void give() {
    data = 42;
    slots.lazySet(1, "a");
  }

  static void take() {
    while (slots.getAcquire(1) == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceArrayLazySet::give, ReferenceArrayLazySet::take);
  }
}
