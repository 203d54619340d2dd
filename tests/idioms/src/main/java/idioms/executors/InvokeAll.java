package idioms.executors;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** All tasks of invokeAll are seen when it returns. */
public final class InvokeAll {
  private static int first;
  private static int second;

  private InvokeAll() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.invokeAll(List.of(() -> first++, () -> second++));
    first++;
    second++;
    pool.shutdown();
  }
}
