package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A value is set lazily and seen. */
public final class BooleanLazySet {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    flag.lazySet(true);
  }

  static void take() {
    while (!flag.get()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanLazySet::give, BooleanLazySet::take);
  }
}
