package idioms.executors;

import baton.Baton;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A rejected task has not run and orders nothing. */
public final class AbortedTask {
  private static final Baton baton = new Baton();
  private static int value;

  private AbortedTask() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
    pool.execute(
        () -> {
          baton.await(1);
          value++; // race
        });
    value++; // race
    try {
      pool.execute(() -> {});
      throw new AssertionError("the task was taken");
    } catch (RejectedExecutionException e) {
      baton.pass(1);
    }
    pool.shutdown();
  }
}
