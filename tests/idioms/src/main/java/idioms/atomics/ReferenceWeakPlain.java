package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A plain compare-and-set orders nothing. */
public final class ReferenceWeakPlain {
  private static final Baton baton = new Baton();
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42; // race data
    while (!flag.weakCompareAndSetPlain("a", "b")) {
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
    Threads.together(ReferenceWeakPlain::give, ReferenceWeakPlain::take);
  }
}
