package idioms.forkjoin;

import java.util.List;
import java.util.concurrent.ForkJoinPool;

/** All callables are seen when invokeAll returns. */
public final class InvokeAllCallables {
  private static int value;

  private InvokeAllCallables() {}

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    value = 1;
    pool.invokeAll(List.of(() -> value++));
    value++;
    pool.shutdown();
  }
}
