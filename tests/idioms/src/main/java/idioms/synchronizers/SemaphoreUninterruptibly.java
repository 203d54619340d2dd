package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** A permit is acquired come what may. */
public final class SemaphoreUninterruptibly {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release();
  }

  static void take() {
    permits.acquireUninterruptibly();
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreUninterruptibly::give, SemaphoreUninterruptibly::take);
  }
}
