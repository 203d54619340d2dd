package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool that is seen as terminated has done its tasks. */
public final class IsTerminatedLoop {
  private static int value;

  private IsTerminatedLoop() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> value++);
    pool.shutdown();
    while (!pool.isTerminated()) {
      Thread.onSpinWait();
    }
    value++;
  }
}
