package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** An asynchronous handler sees what came before completion. */
public final class HandleAsync {
  private static int value;

  private HandleAsync() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.handleAsync((x, e) -> value++);
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
