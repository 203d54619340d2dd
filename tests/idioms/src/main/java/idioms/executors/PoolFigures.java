package idioms.executors;

import baton.Baton;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Asking a pool for its figures orders nothing. */
public final class PoolFigures {
  private static final Baton baton = new Baton();
  private static int value;

  private PoolFigures() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.execute(
        () -> {
          value++; // race
          baton.pass(1);
        });
    baton.await(1);
    while (pool.getActiveCount() > 0 || pool.getCompletedTaskCount() < 1) {
      Thread.onSpinWait();
    }
    value++; // race
    pool.shutdown();
  }
}
