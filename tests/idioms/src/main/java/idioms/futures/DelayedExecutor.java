package idioms.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** A delayed task sees what came before, and is seen after join. */
public final class DelayedExecutor {
  private static int value;

  private DelayedExecutor() {}

  public static void run() throws Exception {
    Executor delayed = CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS);
    value = 1;
    CompletableFuture.runAsync(() -> value++, delayed).join();
    value++;
  }
}
