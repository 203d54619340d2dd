package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A failed compare-and-set still sees. */
public final class IntFailedSees {
  private static final Baton baton = new Baton();
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42;
    flag.set(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (flag.compareAndSet(0, 1)) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntFailedSees::give, IntFailedSees::take);
  }
}
