package idioms.executors;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A callable that is scheduled is seen by get. */
public final class ScheduleCallable {
  private static int value;

  private ScheduleCallable() {}

  public static void run() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    value = 1;
    value += pool.schedule(() -> value++, 1, TimeUnit.MILLISECONDS).get();
    pool.shutdown();
  }
}
