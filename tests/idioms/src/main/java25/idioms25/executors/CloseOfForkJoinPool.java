package idioms25.executors;

import java.util.concurrent.ForkJoinPool;

/** All tasks come before the end of a pool that is closed. */
public final class CloseOfForkJoinPool {
  private static int value;

  private CloseOfForkJoinPool() {}

  public static void run() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      pool.execute(() -> value++);
    }
    value++;
  }
}
