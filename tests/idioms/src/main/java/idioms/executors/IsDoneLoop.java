package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A future that is done shows what its task did. */
public final class IsDoneLoop {
  private static int value;

  private IsDoneLoop() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> done = pool.submit(() -> value++);
    while (!done.isDone()) {
      Thread.onSpinWait();
    }
    value++;
    pool.shutdown();
  }
}
