package idioms.executors;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task that failed is seen by get, too. */
public final class FailedTask {
  private static int value;

  private FailedTask() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> failed =
        pool.submit(
            () -> {
              value++;
              throw new IllegalStateException("on purpose");
            });
    try {
      failed.get();
      throw new AssertionError("the task has not failed");
    } catch (ExecutionException e) {
      value++;
    }
    pool.shutdown();
  }
}
