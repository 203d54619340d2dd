package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** An element is set and seen. */
public final class ReferenceArraySetGet {
  private static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);
  private static int data;

  static void give() {
    data = 42;
    slots.set(1, "a");
  }

  static void take() {
    while (slots.get(1) == null) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceArraySetGet::give, ReferenceArraySetGet::take);
  }
}
