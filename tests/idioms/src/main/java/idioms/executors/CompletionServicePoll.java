package idioms.executors;

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A completed task that is polled is seen, without get. */
public final class CompletionServicePoll {
  private static int value;

  private CompletionServicePoll() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> value = 1);
    while (service.poll() == null) {
      Thread.onSpinWait();
    }
    value++;
    pool.shutdown();
  }
}
