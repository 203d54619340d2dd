package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A composed remedy sees what came before the failure. */
public final class ExceptionallyCompose {
  private static int value;

  private ExceptionallyCompose() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage =
        future.exceptionallyCompose(e -> CompletableFuture.supplyAsync(() -> value++));
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.completeExceptionally(new IllegalStateException());
            });
    stage.join();
    value++;
    completer.finish();
  }
}
