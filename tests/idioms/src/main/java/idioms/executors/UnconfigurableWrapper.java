package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A wrapped pool orders like the pool. */
public final class UnconfigurableWrapper {
  private static int value;

  private UnconfigurableWrapper() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.unconfigurableExecutorService(Executors.newCachedThreadPool());
    value = 1;
    pool.submit(() -> value++).get();
    value++;
    pool.shutdown();
  }
}
