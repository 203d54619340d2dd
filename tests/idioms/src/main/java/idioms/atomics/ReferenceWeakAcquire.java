package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** An acquiring compare-and-set sees. */
public final class ReferenceWeakAcquire {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    flag.set("b");
  }

  static void take() {
    while (!flag.weakCompareAndSetAcquire("b", "a")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceWeakAcquire::give, ReferenceWeakAcquire::take);
  }
}
