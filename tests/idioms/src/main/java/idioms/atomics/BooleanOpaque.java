package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** Opaque accesses order nothing. */
public final class BooleanOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42; // race data
    flag.setOpaque(true);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    while (!flag.getOpaque()) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(BooleanOpaque::give, BooleanOpaque::take);
  }
}
