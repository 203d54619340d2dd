package idioms25.executors;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

/** A task that a fork-join pool schedules sees what came before. */
public final class ScheduledByForkJoinPool {
  private static int value;

  private ScheduledByForkJoinPool() {}

  public static void run() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      value = 1;
      pool.schedule(() -> value++, 1, TimeUnit.MILLISECONDS).get();
      value++;
    }
  }
}
