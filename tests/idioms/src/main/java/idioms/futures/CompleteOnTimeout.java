package idioms.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A value that comes by timeout runs the stages. */
public final class CompleteOnTimeout {
  private static int value;

  private CompleteOnTimeout() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    value = 1;
    future.completeOnTimeout(1, 1, TimeUnit.MILLISECONDS).thenRun(() -> value++).join();
    value++;
  }
}
