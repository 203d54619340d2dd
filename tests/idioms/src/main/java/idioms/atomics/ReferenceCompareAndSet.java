package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A successful compare-and-set publishes. */
public final class ReferenceCompareAndSet {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet("a", "b")) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!flag.get().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceCompareAndSet::give, ReferenceCompareAndSet::take);
  }
}
