package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** Permits are tried for until there is one. */
public final class SemaphoreTry {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release();
  }

  static void take() {
    while (!permits.tryAcquire()) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreTry::give, SemaphoreTry::take);
  }
}
