package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A reference and its mark are compared and set. */
public final class StampedCompareAndSet {
  private static final AtomicStampedReference<String> flag = new AtomicStampedReference<>("a", 0);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet("a", "b", 0, 1)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!(flag.getStamp() == 1)) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(StampedCompareAndSet::give, StampedCompareAndSet::take);
  }
}
