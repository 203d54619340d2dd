package idioms.executors;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A pool that has not ended orders nothing. */
public final class AwaitTerminationTimesOut {
  private static final Baton baton = new Baton();
  private static int value;

  private AwaitTerminationTimesOut() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(
        () -> {
          value++; // race
          baton.pass(1);
          baton.await(2);
        });
    pool.shutdown();
    baton.await(1);
    if (!pool.awaitTermination(1, TimeUnit.MILLISECONDS)) {
      value++; // race
    }
    baton.pass(2);
  }
}
