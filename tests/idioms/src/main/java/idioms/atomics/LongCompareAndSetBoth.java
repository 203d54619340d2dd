package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** One compare-and-set sees the other. */
public final class LongCompareAndSetBoth {
  private static final AtomicLong flag = new AtomicLong(0);
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
    Threads.together(LongCompareAndSetBoth::give, LongCompareAndSetBoth::take);
  }
}
