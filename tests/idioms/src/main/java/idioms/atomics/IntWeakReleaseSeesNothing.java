package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicInteger;

/** A releasing compare-and-set does not see. */
public final class IntWeakReleaseSeesNothing {
  private static final Baton baton = new Baton();
  private static final AtomicInteger flag = new AtomicInteger(0);
  private static int data;

  static void give() {
    data = 42; // race data
    flag.set(1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    while (!flag.weakCompareAndSetRelease(1, 0)) {
      Thread.onSpinWait();
    }
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(IntWeakReleaseSeesNothing::give, IntWeakReleaseSeesNothing::take);
  }
}
