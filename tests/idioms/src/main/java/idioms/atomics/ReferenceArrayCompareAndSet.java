package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** An element is compared and set. */
public final class ReferenceArrayCompareAndSet {
  private static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);
  private static int data;

  static void give() {
    data = 42;
    if (!slots.compareAndSet(1, null, "a")) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (slots.get(1) == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceArrayCompareAndSet::give, ReferenceArrayCompareAndSet::take);
  }
}
