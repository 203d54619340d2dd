package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A value is released and acquired. */
public final class LongReleaseAcquire {
  private static final AtomicLong flag = new AtomicLong(0);
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
    Threads.together(LongReleaseAcquire::give, LongReleaseAcquire::take);
  }
}
