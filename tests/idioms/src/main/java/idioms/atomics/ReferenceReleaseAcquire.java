package idioms.atomics;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.atomic.AtomicReference;

/** A value is released and acquired. */
public final class ReferenceReleaseAcquire {
  private static final AtomicReference<String> flag = new AtomicReference<>("a");
  private static int data;

  static void give() {
    data = 42;
    flag.setRelease("b");
  }

  static void take() {
    while (!flag.getAcquire().equals("b")) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(ReferenceReleaseAcquire::give, ReferenceReleaseAcquire::take);
  }
}
