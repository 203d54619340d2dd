package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** What was stored opaquely orders nothing, however it is read. */
public final class BooleanSetOpaqueGet {
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
    while (!flag.get()) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(BooleanSetOpaqueGet::give, BooleanSetOpaqueGet::take);
  }
}
