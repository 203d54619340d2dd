package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** An acquiring compare-and-set sees. */
public final class IntWeakAcquire {
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    flag.set(1);
  }

  static void take() {
    while (!flag.weakCompareAndSetAcquire(1, 0)) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntWeakAcquire::give, IntWeakAcquire::take);
  }
}
