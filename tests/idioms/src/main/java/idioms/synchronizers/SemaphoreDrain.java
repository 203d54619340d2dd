package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** All permits are taken at once. */
public final class SemaphoreDrain {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release(2);
  }

  static void take() {
    while (permits.drainPermits() == 0) {
      Thread.onSpinWait();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreDrain::give, SemaphoreDrain::take);
  }
}
