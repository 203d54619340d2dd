package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** A reference and its mark are set. */
public final class MarkableSet {
  private static final AtomicMarkableReference<String> flag =
      new AtomicMarkableReference<>("a", false);
  private static int data;

  static void give() {
    data = 42;
    flag.set("b", true);
  }

  static void take() {
    while (!flag.getReference().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(MarkableSet::give, MarkableSet::take);
  }
}
