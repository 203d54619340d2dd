package idioms.executors;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The task whose result invokeAny returns is seen. */
public final class InvokeAny {
  private static int value;

  private InvokeAny() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    value = 1;
    pool.invokeAny(List.of(() -> value++));
    value++;
    pool.shutdown();
  }
}
