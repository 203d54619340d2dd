package idioms25.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All tasks come before the end of a pool that is closed. */
public final class CloseOfPool {
  private static int value;

  private CloseOfPool() {}

  public static void run() throws Exception {
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      pool.execute(() -> value++);
    }
    value++;
  }
}
