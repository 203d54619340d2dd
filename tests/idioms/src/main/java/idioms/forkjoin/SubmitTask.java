package idioms.forkjoin;

import java.util.concurrent.ForkJoinPool;

/** A task that is submitted sees what came before, and is seen after join. */
public final class SubmitTask {
  private static int value;

  private SubmitTask() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    value = 1;
    pool.submit(() -> value++).join();
    value++;
    pool.shutdown();
  }
}
