package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A value is compared and exchanged. */
public final class ReferenceExchange {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    flag.compareAndExchange("a", "b");
  }

  static void take() {
    while (!flag.get().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceExchange::give, ReferenceExchange::take);
  }
}
