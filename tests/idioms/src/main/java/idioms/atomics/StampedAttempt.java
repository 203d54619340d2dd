package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicStampedReference;

/** Only the mark is changed. */
public final class StampedAttempt {
  private static final AtomicStampedReference<String> flag = new AtomicStampedReference<>("a", 0);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.attemptStamp("a", 1)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!(flag.getStamp() == 1)) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(StampedAttempt::give, StampedAttempt::take);
  }
}
