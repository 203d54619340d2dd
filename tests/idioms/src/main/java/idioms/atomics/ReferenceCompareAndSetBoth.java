package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** One compare-and-set sees the other. */
public final class ReferenceCompareAndSetBoth {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet("a", "b")) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!flag.compareAndSet("b", "a")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceCompareAndSetBoth::give, ReferenceCompareAndSetBoth::take);
  }
}
