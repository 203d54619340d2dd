package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A value is swapped in and out. */
public final class IntGetAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    flag.getAndSet(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.getAndSet(0);
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntGetAndSet::give, IntGetAndSet::take);
  }
}
