package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** An acquiring compare-and-set sees. */
public final class LongWeakAcquire {
  private static final AtomicLong flag = new AtomicLong(0);
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
    Threads.together(LongWeakAcquire::give, LongWeakAcquire::take);
  }
}
