package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicLongArray;

/** An element is set and seen. */
public final class LongArraySetGet {
  private static final AtomicLongArray slots = new AtomicLongArray(2);
  private static int data;

  static void give() {
    data = 42;
    slots.set(1, 1);
  }

  static void take() {
    while (slots.get(1) == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(LongArraySetGet::give, LongArraySetGet::take);
  }
}
