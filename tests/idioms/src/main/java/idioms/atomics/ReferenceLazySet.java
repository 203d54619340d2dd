package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A value is set lazily and seen. */
public final class ReferenceLazySet {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    flag.lazySet("b");
  }

  static void take() {
    while (!flag.get().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceLazySet::give, ReferenceLazySet::take);
  }
}
