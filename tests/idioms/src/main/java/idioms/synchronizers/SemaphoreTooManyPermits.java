package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** A semaphore with two permits guards nothing. */
public final class SemaphoreTooManyPermits {
  private static final Baton baton = new Baton();
  private static final Semaphore permits = new Semaphore(2);
  private static int data;

  static void give() throws Exception {
    permits.acquire();
    baton.await(1);
    data = 42; // race data
    baton.pass(2);
    permits.release();
  }

  static void take() throws Exception {
    permits.acquire();
    baton.pass(1);
    baton.await(2);
    Value.use(data); // race data
    permits.release();
  }

  public static void run() {
    Threads.together(SemaphoreTooManyPermits::give, SemaphoreTooManyPermits::take);
  }
}
