package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A failed compare-and-set publishes nothing. */
public final class BooleanFailedCompareAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42; // race data
    if (flag.compareAndSet(true, false)) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.get();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(BooleanFailedCompareAndSet::give, BooleanFailedCompareAndSet::take);
  }
}
