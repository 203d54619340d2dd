package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** Several permits are handed over. */
public final class SemaphoreMany {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release(3);
  }

  static void take() throws Exception {
    permits.acquire(2);
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreMany::give, SemaphoreMany::take);
  }
}
