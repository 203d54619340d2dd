package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A composed stage sees what came before completion. */
public final class ThenCompose {
  private static int value;

  private ThenCompose() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage =
        future.thenCompose(x -> CompletableFuture.supplyAsync(() -> value++));
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    stage.join();
    value++;
    completer.finish();
  }
}
