package idioms25.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The result of a future that is done shows what its task did. */
public final class ResultNow {
  private static int value;

  private ResultNow() {}

  public static void run() throws Exception {
    try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
      Future<Integer> future = pool.submit(() -> value = 1);
      while (future.state() == Future.State.RUNNING) {
        Thread.onSpinWait();
      }
      int result = future.resultNow();
      value += result;
    }
  }
}
