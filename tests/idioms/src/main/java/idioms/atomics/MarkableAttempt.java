package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicMarkableReference;

/** Only the mark is changed. */
public final class MarkableAttempt {
  private static final AtomicMarkableReference<String> flag =
      new AtomicMarkableReference<>("a", false);
  private static int data;

  static void give() {
    data = 42;
    if (!flag.attemptMark("a", true)) {
      throw new IllegalStateException();
    }
  }

  static void take() {
    while (!(flag.isMarked())) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(MarkableAttempt::give, MarkableAttempt::take);
  }
}
