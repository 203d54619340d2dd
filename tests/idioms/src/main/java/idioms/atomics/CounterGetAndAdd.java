package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** Counting publishes and sees. */
public final class CounterGetAndAdd {
  private static final Baton baton = new Baton();
  private static final AtomicInteger count = new AtomicInteger();
  private static int data;

  static void give() {
    data = 42;
    count.getAndAdd(2);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    count.getAndAdd(2);
    Value.use(data);
  }

  public static void run() {
    Threads.together(CounterGetAndAdd::give, CounterGetAndAdd::take);
  }
}
