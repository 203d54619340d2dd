package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A plain compare-and-set orders nothing. */
public final class IntWeakPlain {
  private static final Baton baton = new Baton();
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42; // race data
    while (!flag.weakCompareAndSetPlain(0, 1)) {
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
    Threads.together(IntWeakPlain::give, IntWeakPlain::take);
  }
}
