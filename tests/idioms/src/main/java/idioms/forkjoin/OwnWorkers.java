package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;

/** Workers of the target's own making. */
public final class OwnWorkers {
  private static int value;

  private OwnWorkers() {}

  public static void run() throws Exception {
    value = 1;
    ForkJoinPool pool =
        new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
    pool.submit(() -> value++).join();
    value++;
    pool.shutdown();
  }
}
