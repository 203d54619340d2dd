package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A releasing compare-and-set publishes. */
public final class ReferenceWeakRelease {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    while (!flag.weakCompareAndSetRelease("a", "b")) {
      Thread.onSpinWait();
    }
  }

  static void take() {
    while (!flag.getAcquire().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceWeakRelease::give, ReferenceWeakRelease::take);
  }
}
