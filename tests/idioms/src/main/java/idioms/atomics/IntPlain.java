package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** Plain accesses order nothing. */
public final class IntPlain {
  private static final Baton baton = new Baton();
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42; // race data
    flag.setPlain(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    while (flag.getPlain() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(IntPlain::give, IntPlain::take);
  }
}
