package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** Permits are tried for until there are two. */
public final class SemaphoreTryMany {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release(2);
  }

  static void take() {
    while (!permits.tryAcquire(2)) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreTryMany::give, SemaphoreTryMany::take);
  }
}
