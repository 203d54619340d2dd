package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A value is swapped in and out. */
public final class BooleanGetAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42;
    flag.getAndSet(true);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.getAndSet(false);
    Value.use(data);
  }

  public static void run() {
    Threads.together(BooleanGetAndSet::give, BooleanGetAndSet::take);
  }
}
