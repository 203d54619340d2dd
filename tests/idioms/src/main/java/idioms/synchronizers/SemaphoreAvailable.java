package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** Asking for the number of permits orders nothing. */
public final class SemaphoreAvailable {
  private static final Baton baton = new Baton();
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42; // race data
    permits.release();
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Value.use(permits.availablePermits());
    Value.use(data); // race data
  }

  public static void run() {
    Threads.together(SemaphoreAvailable::give, SemaphoreAvailable::take);
  }
}
