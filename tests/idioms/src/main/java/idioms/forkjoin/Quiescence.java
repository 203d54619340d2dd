package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** All tasks come before the rest of their pool. */
public final class Quiescence {
  private static int value;

  private Quiescence() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(() -> value++);
    if (pool.awaitQuiescence(1, TimeUnit.DAYS)) {
      value++;
    }
    pool.shutdown();
  }
}
