package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** A reference and its mark are compared and set. */
public final class MarkableCompareAndSet {
  private static final AtomicMarkableReference<String> flag =
      new AtomicMarkableReference<>("a", false);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.compareAndSet("a", "b", false, true)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!(flag.isMarked())) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(MarkableCompareAndSet::give, MarkableCompareAndSet::take);
  }
}
