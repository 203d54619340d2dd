package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What came before execute is seen by the task. */
public final class ExecuteAfterWrite {
  private static int value;

  private ExecuteAfterWrite() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> {});
    pool.execute(() -> {});
    value = 1;
    pool.execute(() -> value++);
    pool.shutdown();
  }
}
