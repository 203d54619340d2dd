package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A reference is updated. */
public final class ReferenceUpdate {
  private static final Baton baton = new Baton();
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    flag.updateAndGet(old -> old + "b");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    flag.getAndAccumulate("c", String::concat);
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceUpdate::give, ReferenceUpdate::take);
  }
}
