package idioms25.executors;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All tasks are seen when invokeAll returns. */
public final class PerTaskInvokeAll {
  private static int value;

  private PerTaskInvokeAll() {}

  public static void run() throws Exception {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      pool.invokeAll(List.of(() -> value++));
      value++;
    }
  }
}
