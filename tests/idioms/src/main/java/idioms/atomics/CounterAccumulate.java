package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** Counting publishes and sees. */
public final class CounterAccumulate {
  private static final Baton baton = new Baton();
  private static final AtomicInteger count = new AtomicInteger();
  private static int data;

  static void give() {
    data = 42;
    count.accumulateAndGet(2, Integer::sum);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    count.accumulateAndGet(2, Integer::sum);
    Value.use(data);
  }

  public static void run() {
    Threads.together(CounterAccumulate::give, CounterAccumulate::take);
  }
}
