package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLongArray;

/** Opaque accesses order nothing. */
public final class LongArrayOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicLongArray slots = new AtomicLongArray(2);
  private static int data;

  static void give() {
    data = 42; // race data
    slots.setOpaque(1, 1);
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    slots.getOpaque(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(LongArrayOpaque::give, LongArrayOpaque::take);
  }
}
