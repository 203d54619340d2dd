package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Opaque accesses order nothing. */
public final class ReferenceArrayOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);
  private static int data;

  static void give() {
    data = 42; // race data
    slots.setOpaque(1, "a");
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.getOpaque(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(ReferenceArrayOpaque::give, ReferenceArrayOpaque::take);
  }
}
