package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A task that failed is seen by join. */
public final class TaskFailed {
  private static int value;

  private TaskFailed() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> task =
        pool.submit(
            () -> {
              value++;
              throw new IllegalStateException("on purpose");
            });
    task.quietlyJoin();
    if (task.isCompletedAbnormally()) {
      value++;
    }
    pool.shutdown();
  }
}
