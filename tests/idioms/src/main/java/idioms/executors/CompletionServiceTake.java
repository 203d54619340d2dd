package idioms.executors;

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A completed task that is taken is seen. */
public final class CompletionServiceTake {
  private static int value;

  private CompletionServiceTake() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> value = 1);
    int result = service.take().get();
    value += result;
    pool.shutdown();
  }
}
