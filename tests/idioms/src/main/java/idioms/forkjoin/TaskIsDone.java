package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A task that is seen as done is seen as a whole. */
public final class TaskIsDone {
  private static int value;

  private TaskIsDone() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinTask<?> task = pool.submit(() -> value++);
    while (!task.isDone()) {
      Thread.onSpinWait();
    }
    value++;
    pool.shutdown();
  }
}
