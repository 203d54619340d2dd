package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks of a work-stealing pool are seen after get. */
public final class WorkStealing {
  private static int value;

  private WorkStealing() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newWorkStealingPool();
    value = 1;
    pool.submit(() -> value++).get();
    value++;
    pool.shutdown();
  }
}
