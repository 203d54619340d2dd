package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A value is released and acquired. */
public final class IntReleaseAcquire {
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    flag.setRelease(1);
  }

  static void take() {
    while (flag.getAcquire() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntReleaseAcquire::give, IntReleaseAcquire::take);
  }
}
