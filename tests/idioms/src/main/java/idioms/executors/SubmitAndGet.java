package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What a task did is seen after get. */
public final class SubmitAndGet {
  private static int value;

  private SubmitAndGet() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> done = pool.submit(() -> value++);
    done.get();
    value++;
    pool.shutdown();
  }
}
