package idioms.executors;

import baton.Baton;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Runs of a periodic task are not ordered with whoever does not ask. */
public final class PeriodicNotObserved {
  private static final Baton baton = new Baton();
  private static int value;

  private PeriodicNotObserved() {}

  public static void run() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    ScheduledFuture<?> periodic =
        pool.scheduleAtFixedRate(
            () -> {
              value++; // race
              baton.pass(1);
            },
            0,
            1,
            TimeUnit.DAYS);
    baton.await(1);
    value++; // race
    periodic.cancel(false);
    pool.shutdown();
  }
}
