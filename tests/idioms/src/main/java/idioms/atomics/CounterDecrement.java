package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** Counting publishes and sees. */
public final class CounterDecrement {
  private static final Baton baton = new Baton();
  private static final AtomicInteger count = new AtomicInteger();
  private static int data;

  static void give() {
    data = 42;
    count.decrementAndGet();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    count.decrementAndGet();
    Value.use(data);
  }

  public static void run() {
    Threads.together(CounterDecrement::give, CounterDecrement::take);
  }
}
