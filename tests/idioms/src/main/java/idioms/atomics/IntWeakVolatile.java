package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A weak compare-and-set publishes once it succeeds. */
public final class IntWeakVolatile {
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    while (!flag.weakCompareAndSetVolatile(0, 1)) {
      Thread.onSpinWait();
    }
  }

  static void take() {
    while (flag.get() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntWeakVolatile::give, IntWeakVolatile::take);
  }
}
