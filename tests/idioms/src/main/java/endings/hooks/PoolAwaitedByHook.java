package endings.hooks;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A hook may wait for a pool. */
public final class PoolAwaitedByHook {
  private static int value;

  private static void await(ExecutorService pool) {
    pool.shutdown();
    try {
      if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
        value++;
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private PoolAwaitedByHook() {}

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> await(pool)));
    pool.execute(() -> value = 1);
    System.exit(0);
  }
}
