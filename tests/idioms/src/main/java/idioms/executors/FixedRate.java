package idioms.executors;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Each run of a periodic task comes before the next. */
public final class FixedRate {
  private static int value;

  private FixedRate() {}

  public static void run() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    CountDownLatch runs = new CountDownLatch(5);
    ScheduledFuture<?> periodic =
        pool.scheduleAtFixedRate(
            () -> {
              value++;
              runs.countDown();
            },
            0,
            1,
            TimeUnit.MILLISECONDS);
    runs.await();
    periodic.cancel(false);
    pool.shutdown();
  }
}
