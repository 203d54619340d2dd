package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A value is set lazily and seen. */
public final class LongLazySet {
  private static final AtomicLong flag = new AtomicLong(0);
  private static int data;

  static void give() {
    data = 42;
    flag.lazySet(1);
  }

  static void take() {
    while (flag.get() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(LongLazySet::give, LongLazySet::take);
  }
}
