package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A permit within a time. */
public final class SemaphoreTryTimed {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release();
  }

  static void take() throws Exception {
    if (!permits.tryAcquire(20, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreTryTimed::give, SemaphoreTryTimed::take);
  }
}
