package idioms.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A stage that a timeout sets off sees what came before it was added. */
public final class TimeoutStage {
  private static int value;

  private TimeoutStage() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    value = 1;
    CompletableFuture<Integer> stage =
        future.orTimeout(1, TimeUnit.MILLISECONDS).exceptionally(e -> value++);
    stage.join();
    value++;
  }
}
