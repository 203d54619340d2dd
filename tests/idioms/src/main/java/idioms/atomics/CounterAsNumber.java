package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A count is read as a number. */
public final class CounterAsNumber {
  private static final Baton baton = new Baton();
  private static final AtomicInteger count = new AtomicInteger();
  private static int data;

  static void give() {
    data = 42;
    count.incrementAndGet();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(count.intValue());
    Value.use(data);
  }

  public static void run() {
    Threads.together(CounterAsNumber::give, CounterAsNumber::take);
  }
}
