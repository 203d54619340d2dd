package idioms.executors;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Tasks that ended within the time are seen. */
public final class InvokeAllWithTimeout {
  private static int value;

  private InvokeAllWithTimeout() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.invokeAll(List.of(() -> value++), 1, TimeUnit.DAYS);
    value++;
    pool.shutdown();
  }
}
