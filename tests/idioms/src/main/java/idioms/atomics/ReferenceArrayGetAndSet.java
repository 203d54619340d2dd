package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** An element is swapped. */
public final class ReferenceArrayGetAndSet {
  private static final Baton baton = new Baton();
  private static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);
  private static int data;

  static void give() {
    data = 42;
    slots.getAndSet(1, "a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.getAndSet(1, null);
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceArrayGetAndSet::give, ReferenceArrayGetAndSet::take);
  }
}
