package idioms25.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All tasks come before the end of close. */
public final class PerTaskClose {
  private static int first;
  private static int second;

  private PerTaskClose() {}

  public static void run() throws Exception {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      pool.execute(() -> first++);
      pool.execute(() -> second++);
    }
    first++;
    second++;
  }
}
