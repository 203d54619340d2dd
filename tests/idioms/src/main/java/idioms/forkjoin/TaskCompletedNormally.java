package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A task that completed normally is seen. */
public final class TaskCompletedNormally {
  private static int value;

  private TaskCompletedNormally() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> task = pool.submit(() -> value++);
    while (!task.isCompletedNormally()) {
      Thread.onSpinWait();
    }
    value++;
    pool.shutdown();
  }
}
