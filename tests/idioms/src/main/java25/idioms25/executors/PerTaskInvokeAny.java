package idioms25.executors;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The task whose result invokeAny returns is seen. */
public final class PerTaskInvokeAny {
  private static int value;

  private PerTaskInvokeAny() {}

  public static void run() throws Exception {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      pool.invokeAny(List.of(() -> value++));
      value++;
    }
  }
}
