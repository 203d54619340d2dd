package idioms.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task that is scheduled sees what came before, and is seen after get. */
public final class Schedule {
  private static int value;

  private Schedule() {}

  public static void run() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    value = 1;
    pool.schedule(() -> value++, 1, TimeUnit.MILLISECONDS).get();
    value++;
    pool.shutdown();
  }
}
