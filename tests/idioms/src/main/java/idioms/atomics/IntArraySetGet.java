package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** An element is set and seen. */
public final class IntArraySetGet {
  private static final AtomicIntegerArray slots = new AtomicIntegerArray(2);
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
    Threads.together(IntArraySetGet::give, IntArraySetGet::take);
  }
}
