package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A callable as a task. */
public final class AdaptedCallable {
  private static int value;

  private AdaptedCallable() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    value = 1;
    pool.invoke(ForkJoinTask.adapt(() -> value++));
    value++;
    pool.shutdown();
  }
}
