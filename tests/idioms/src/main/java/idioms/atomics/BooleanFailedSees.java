package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A failed compare-and-set still sees. */
public final class BooleanFailedSees {
  private static final Baton baton = new Baton();
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    flag.set(true);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (flag.compareAndSet(false, true)) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanFailedSees::give, BooleanFailedSees::take);
  }
}
