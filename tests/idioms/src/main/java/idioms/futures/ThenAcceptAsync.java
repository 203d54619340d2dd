package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** An asynchronous consumer sees what came before completion. */
public final class ThenAcceptAsync {
  private static int value;

  private ThenAcceptAsync() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.thenAcceptAsync(x -> value++);
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
