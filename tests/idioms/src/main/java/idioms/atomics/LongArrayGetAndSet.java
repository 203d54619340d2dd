package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLongArray;

/** An element is swapped. */
public final class LongArrayGetAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicLongArray slots = new AtomicLongArray(2);
  private static int data;

  static void give() {
    data = 42;
    slots.getAndSet(1, 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.getAndSet(1, 0);
    Value.use(data);
  }

  public static void run() {
    Threads.together(LongArrayGetAndSet::give, LongArrayGetAndSet::take);
  }
}
