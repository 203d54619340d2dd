package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** All tasks come before the end of their pool, though a worker may still be on its way out. */
public final class AwaitTermination {
  private static int first;
  private static int second;

  private AwaitTermination() {}

  public static void run() throws Exception {
    for (int i = 0; i < 100; i++) {
      await();
    }
  }

  private static void await() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> first++);
    pool.execute(() -> second++);
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.DAYS)) {
      first++;
      second++;
    }
  }
}
