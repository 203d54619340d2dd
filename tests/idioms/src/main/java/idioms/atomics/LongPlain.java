package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** Plain accesses order nothing. */
public final class LongPlain {
  private static final Baton baton = new Baton();
  private static final AtomicLong flag = new AtomicLong(0);
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
    Threads.together(LongPlain::give, LongPlain::take);
  }
}
