package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** A get with a timeout that gets the result orders. */
public final class TimedGet {
  private static int value;

  private TimedGet() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> done = pool.submit(() -> value++);
    done.get(1, TimeUnit.DAYS);
    value++;
    pool.shutdown();
  }
}
