package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A weak compare-and-set publishes once it succeeds. */
public final class BooleanWeakVolatile {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    while (!flag.weakCompareAndSetVolatile(false, true)) {
      Thread.onSpinWait();
    }
  }

  static void take() {
    while (!flag.get()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanWeakVolatile::give, BooleanWeakVolatile::take);
  }
}
