package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** Counting publishes and sees. */
public final class CounterGetAndIncrement {
  private static final Baton baton = new Baton();
  private static final AtomicInteger count = new AtomicInteger();
  private static int data;

  static void give() {
    data = 42;
    count.getAndIncrement();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    count.getAndIncrement();
    Value.use(data);
  }

  public static void run() {
    Threads.together(CounterGetAndIncrement::give, CounterGetAndIncrement::take);
  }
}
