package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A stage sees what came before completion. */
public final class ThenApply {
  private static int value;

  private ThenApply() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.thenApply(x -> value++);
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
