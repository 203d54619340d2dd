package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** An element is updated. */
public final class ReferenceArrayUpdate {
  private static final Baton baton = new Baton();
  private static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);
  private static int data;

  static void give() {
    data = 42;
    slots.updateAndGet(1, old -> "a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.getAndUpdate(1, old -> null);
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceArrayUpdate::give, ReferenceArrayUpdate::take);
  }
}
