package idioms.synchronizers;

import baton.Threads;
import idioms.Value;
import java.util.concurrent.Semaphore;

/** Several permits are acquired come what may. */
public final class SemaphoreManyUninterruptibly {
  private static final Semaphore permits = new Semaphore(0);
  private static int data;

  static void give() {
    data = 42;
    permits.release(2);
  }

  static void take() {
    permits.acquireUninterruptibly(2);
    Value.use(data);
  }

  public static void run() {
    Threads.together(SemaphoreManyUninterruptibly::give, SemaphoreManyUninterruptibly::take);
  }
}
