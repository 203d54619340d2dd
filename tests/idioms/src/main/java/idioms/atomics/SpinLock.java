package idioms.atomics;

import baton.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** A lock made of a compare-and-set. */
public final class SpinLock {
  private static final AtomicBoolean held = new AtomicBoolean();
  private static int data;

  static void give() {
    while (!held.compareAndSet(false, true)) {
      Thread.onSpinWait();
    }
    data = 42;
    held.set(false);
  }

  static void take() {
    while (!held.compareAndSet(false, true)) {
      Thread.onSpinWait();
    }
    data = 42;
    held.set(false);
  }

  public static void run() {
    Threads.together(SpinLock::give, SpinLock::take);
  }
}
