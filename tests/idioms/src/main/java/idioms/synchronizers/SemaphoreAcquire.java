package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** A permit is handed over. */
public final class SemaphoreAcquire {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release();
  }

  static void take() throws Exception {
    permits.acquire();
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreAcquire::give, SemaphoreAcquire::take);
  }
}
