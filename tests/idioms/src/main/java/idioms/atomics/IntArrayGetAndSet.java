package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** An element is swapped. */
public final class IntArrayGetAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicIntegerArray slots = new AtomicIntegerArray(2);
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
    Threads.together(IntArrayGetAndSet::give, IntArrayGetAndSet::take);
  }
}
