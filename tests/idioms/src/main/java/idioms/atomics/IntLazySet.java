package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A value is set lazily and seen. */
public final class IntLazySet {
  private static final AtomicInteger flag = new AtomicInteger(0);
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
    Threads.together(IntLazySet::give, IntLazySet::take);
  }
}
