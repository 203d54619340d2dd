package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** One compare-and-set sees the other. */
public final class BooleanCompareAndSetBoth {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet(false, true)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!flag.compareAndSet(true, false)) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanCompareAndSetBoth::give, BooleanCompareAndSetBoth::take);
  }
}
