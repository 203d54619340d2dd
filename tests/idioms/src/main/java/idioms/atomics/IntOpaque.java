package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** Opaque accesses order nothing. */
public final class IntOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42; // race data
    flag.setOpaque(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    while (flag.getOpaque() != 1) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(IntOpaque::give, IntOpaque::take);
  }
}
