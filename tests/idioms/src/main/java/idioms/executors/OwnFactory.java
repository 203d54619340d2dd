package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A thread factory is called by whoever needs the thread. */
public final class OwnFactory {
  private static int value;

  private OwnFactory() {}

  public static void run() throws Exception {
    value = 1;
    ExecutorService pool =
        Executors.newCachedThreadPool(
            task -> {
              value++;
              return new Thread(task);
            });
    pool.submit(() -> value++).get();
    value++;
    pool.shutdown();
  }
}
