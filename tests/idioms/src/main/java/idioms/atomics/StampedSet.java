package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicStampedReference;

/** A reference and its mark are set. */
public final class StampedSet {
  private static final AtomicStampedReference<String> flag = new AtomicStampedReference<>("a", 0);
  private static int data;

  static void give() {
    data = 42;
    flag.set("b", 1);
  }

  static void take() {
    while (!flag.getReference().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(StampedSet::give, StampedSet::take);
  }
}
