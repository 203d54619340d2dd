package idioms.synchronizers;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** A permit that was not to be had. */
public final class SemaphoreTryFails {
  private static final Baton baton = new Baton();
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() throws Exception {
    data = 42; // race data
    baton.pass(1);
    baton.await(2);
    permits.release();
  }

  static void take() throws Exception {
    baton.await(1);
    if (permits.tryAcquire()) {
      throw new IllegalStateException();
    }
    Value.use(data); // race data
    baton.pass(2);
  }

  public static void run() {
    Threads.together(SemaphoreTryFails::give, SemaphoreTryFails::take);
  }
}
