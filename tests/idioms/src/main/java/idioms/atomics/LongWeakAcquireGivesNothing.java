package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLong;

/** An acquiring compare-and-set does not publish. */
public final class LongWeakAcquireGivesNothing {
  private static final Baton baton = new Baton();
  private static final AtomicLong flag = new AtomicLong(0);
  private static int data;

  static void give() {
    data = 42; // race data
    while (!flag.weakCompareAndSetAcquire(0, 1)) {
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
    Threads.together(LongWeakAcquireGivesNothing::give, LongWeakAcquireGivesNothing::take);
  }
}
