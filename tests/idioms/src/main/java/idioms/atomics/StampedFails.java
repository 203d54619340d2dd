package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A failed compare-and-set publishes nothing. */
public final class StampedFails {
  private static final Baton baton = new Baton();
  private static final AtomicStampedReference<String> flag = new AtomicStampedReference<>("a", 0);
  private static int data;

  static void give() {
    data = 42; // race data
    if (flag.compareAndSet("x", "b", 0, 1)) {
      throw new IllegalStateException();
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.getReference();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(StampedFails::give, StampedFails::take);
  }
}
