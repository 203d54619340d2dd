package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What a callable did is seen by whoever gets its result. */
public final class CallableResult {
  private static int value;

  private CallableResult() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> sum = pool.submit(() -> value = 2);
    int result = sum.get();
    value += result;
    pool.shutdown();
  }
}
