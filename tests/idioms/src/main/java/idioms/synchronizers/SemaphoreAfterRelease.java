package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** The write comes after the release. */
public final class SemaphoreAfterRelease {
  private static final Baton baton = new Baton();
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    permits.release();
    data = 42; // race data
    baton.pass(1);
  }

  static void take() throws Exception {
    permits.acquire();
    baton.await(1);
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SemaphoreAfterRelease::give, SemaphoreAfterRelease::take);
  }
}
