package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** What is read opaquely orders nothing, however it was stored. */
public final class BooleanSetGetOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicBoolean flag = new AtomicBoolean(false);
  private static int data;

  static void give() {
    data = 42; // race data
    flag.set(true);
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
    Threads.together(BooleanSetGetOpaque::give, BooleanSetGetOpaque::take);
  }
}
