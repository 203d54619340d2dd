package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** An action sees what came before completion. */
public final class ThenRun {
  private static int value;

  private ThenRun() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.thenRun(() -> value++);
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
