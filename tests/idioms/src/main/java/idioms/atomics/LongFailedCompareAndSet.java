package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A failed compare-and-set publishes nothing. */
public final class LongFailedCompareAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicLong flag = new AtomicLong(0);
  private static int data;

  static void give() {
    data = 42; // race data
    if (flag.compareAndSet(1, 0)) {
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
    Threads.together(LongFailedCompareAndSet::give, LongFailedCompareAndSet::take);
  }
}
