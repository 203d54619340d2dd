package idioms.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An asynchronous supplier in a pool of its own. */
public final class SupplyAsyncWithExecutor {
  private static int value;

  private SupplyAsyncWithExecutor() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    value = 1;
    value += CompletableFuture.supplyAsync(() -> value++, pool).join();
    pool.shutdown();
  }
}
