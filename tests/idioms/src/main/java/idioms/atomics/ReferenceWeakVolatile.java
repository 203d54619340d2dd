package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A weak compare-and-set publishes once it succeeds. */
public final class ReferenceWeakVolatile {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    while (!flag.weakCompareAndSetVolatile("a", "b")) {
      Thread.onSpinWait();
    }
  }

  static void take() {
    while (!flag.get().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceWeakVolatile::give, ReferenceWeakVolatile::take);
  }
}
