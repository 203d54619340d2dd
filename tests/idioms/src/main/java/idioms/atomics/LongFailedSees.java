package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** A failed compare-and-set still sees. */
public final class LongFailedSees {
  private static final Baton baton = new Baton();
  private static final AtomicLong flag = new AtomicLong(0);
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
    Threads.together(LongFailedSees::give, LongFailedSees::take);
  }
}
