package idioms.atomics;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Opaque accesses order nothing. */
public final class IntArrayOpaque {
  private static final Baton baton = new Baton();
  private static final AtomicIntegerArray slots = new AtomicIntegerArray(2);
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
    Threads.together(IntArrayOpaque::give, IntArrayOpaque::take);
  }
}
