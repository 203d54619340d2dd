package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicBoolean;

/** A releasing compare-and-set does not see. */
public final class BooleanWeakReleaseSeesNothing {
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
    while (!flag.weakCompareAndSetRelease(true, false)) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(BooleanWeakReleaseSeesNothing::give, BooleanWeakReleaseSeesNothing::take);
  }
}
