package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** An asynchronous remedy sees what came before the failure. */
public final class ExceptionallyAsync {
  private static int value;

  private ExceptionallyAsync() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.exceptionallyAsync(e -> value++);
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
