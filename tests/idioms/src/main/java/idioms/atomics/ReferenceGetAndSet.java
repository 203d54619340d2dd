package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A value is swapped in and out. */
public final class ReferenceGetAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    flag.getAndSet("b");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.getAndSet("a");
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceGetAndSet::give, ReferenceGetAndSet::take);
  }
}
