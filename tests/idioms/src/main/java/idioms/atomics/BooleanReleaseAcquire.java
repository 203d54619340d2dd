package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A value is released and acquired. */
public final class BooleanReleaseAcquire {
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    flag.setRelease(true);
  }

  static void take() {
    while (!flag.getAcquire()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanReleaseAcquire::give, BooleanReleaseAcquire::take);
  }
}
