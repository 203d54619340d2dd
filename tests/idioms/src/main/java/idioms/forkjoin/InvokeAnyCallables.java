package idioms.forkjoin;

import idioms.Value;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;

/** Whichever of several callables gives the result: what it did before is seen with it. */
public final class InvokeAnyCallables {
  private static final int ROUNDS = 100;

  private InvokeAnyCallables() {}

  private static int[] give() {
    int[] result = new int[1];
    result[0] = 42;
    return result;
  }

  public static void run() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    List<Callable<int[]>> all = Collections.nCopies(3, InvokeAnyCallables::give);
    for (int i = 0; i < ROUNDS; i++) {
      Value.use(pool.invokeAny(all)[0]);
    }
    pool.shutdown();
  }
}
