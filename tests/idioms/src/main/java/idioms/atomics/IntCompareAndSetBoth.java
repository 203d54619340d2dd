package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** One compare-and-set sees the other. */
public final class IntCompareAndSetBoth {
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet(0, 1)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!flag.compareAndSet(1, 0)) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntCompareAndSetBoth::give, IntCompareAndSetBoth::take);
  }
}
