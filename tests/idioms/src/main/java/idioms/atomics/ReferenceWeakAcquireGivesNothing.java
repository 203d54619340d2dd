package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** An acquiring compare-and-set does not publish. */
public final class ReferenceWeakAcquireGivesNothing {
  private static final Baton baton = new Baton();
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42; // race data
    while (!flag.weakCompareAndSetAcquire("a", "b")) {
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
    Threads.together(
        ReferenceWeakAcquireGivesNothing::give, ReferenceWeakAcquireGivesNothing::take);
  }
}
