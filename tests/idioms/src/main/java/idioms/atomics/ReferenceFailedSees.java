package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A failed compare-and-set still sees. */
public final class ReferenceFailedSees {
  private static final Baton baton = new Baton();
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    flag.set("b");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    if (flag.compareAndSet("a", "b")) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceFailedSees::give, ReferenceFailedSees::take);
  }
}
