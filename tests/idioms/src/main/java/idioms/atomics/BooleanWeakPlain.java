package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A plain compare-and-set orders nothing. */
public final class BooleanWeakPlain {
  private static final Baton baton = new Baton();
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42; // race data
    while (!flag.weakCompareAndSetPlain(false, true)) {
      Thread.onSpinWait();
    }
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.get();
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(BooleanWeakPlain::give, BooleanWeakPlain::take);
  }
}
