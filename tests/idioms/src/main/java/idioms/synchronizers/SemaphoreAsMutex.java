package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** A semaphore with one permit guards both accesses. */
public final class SemaphoreAsMutex {
  private static final Baton baton = new Baton();
  private static final Semaphore permits = new Semaphore(1);
  private static int data;

  static void give() throws Exception {
    permits.acquire();
    data = 42;
    permits.release();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    permits.acquire();
    Value.use(data);
    permits.release();
  }

  public static void run() {
    Threads.together(SemaphoreAsMutex::give, SemaphoreAsMutex::take);
  }
}
