package idioms.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

/** A scheduling pool executes tasks like any other. */
public final class ScheduledExecute {
  private static int value;

  private ScheduledExecute() {}

  public static void run() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    value = 1;
    pool.submit(() -> value++).get();
    value++;
    pool.shutdown();
  }
}
