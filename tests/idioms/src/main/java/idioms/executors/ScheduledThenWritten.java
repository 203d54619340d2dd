package idioms.executors;

import baton.Baton;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A write after schedule is not ordered with the task. */
public final class ScheduledThenWritten {
  private static final Baton baton = new Baton();
  private static int value;

  private ScheduledThenWritten() {}

  public static void run() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
    pool.schedule(
        () -> {
          baton.await(1);
          value++; // race
          baton.pass(2);
        },
        0,
        TimeUnit.MILLISECONDS);
    value++; // race
    baton.pass(1);
    baton.await(2);
    pool.shutdown();
  }
}
