package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLongArray;

/** A failed compare-and-set publishes nothing. */
public final class LongArrayFailedCompareAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicLongArray slots = new AtomicLongArray(2);
  private static int data;

  static void give() {
    data = 42; // race data
    if (slots.compareAndSet(1, 1, 0)) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.get(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LongArrayFailedCompareAndSet::give, LongArrayFailedCompareAndSet::take);
  }
}
