package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** All tasks come before the end of their pool. */
public final class PoolTerminates {
  private static int value;

  private PoolTerminates() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> value++);
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.DAYS)) {
      value++;
    }
  }
}
