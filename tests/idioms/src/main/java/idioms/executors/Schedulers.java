package idioms.executors;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Two threads that schedule are not ordered by their pool. */
public final class Schedulers {
  private static final Baton baton = new Baton();
  private static int value;

  private Schedulers() {}

  public static void run() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    Threads.together(
        () -> {
          value++; // race
          pool.schedule(() -> {}, 0, TimeUnit.SECONDS);
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          pool.schedule(() -> {}, 0, TimeUnit.SECONDS);
          value++; // race
        });
    pool.shutdown();
  }
}
