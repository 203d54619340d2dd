package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Elements are counted up. */
public final class IntArrayIncrement {
  private static final Baton baton = new Baton();
  private static final AtomicIntegerArray slots = new AtomicIntegerArray(2);
  private static int data;

  static void give() {
    data = 42;
    slots.incrementAndGet(0);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.getAndAdd(0, 2);
    Value.use(data);
  }

  public static void run() {
    Threads.together(IntArrayIncrement::give, IntArrayIncrement::take);
  }
}
