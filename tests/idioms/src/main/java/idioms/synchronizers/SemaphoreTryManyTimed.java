package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Two permits within a time. */
public final class SemaphoreTryManyTimed {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release(2);
  }

  static void take() throws Exception {
    if (!permits.tryAcquire(2, 20, TimeUnit.SECONDS)) {
      throw new IllegalStateException();
    }
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreTryManyTimed::give, SemaphoreTryManyTimed::take);
  }
}
