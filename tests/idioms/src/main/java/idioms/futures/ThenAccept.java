package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A consuming stage sees what came before completion. */
public final class ThenAccept {
  private static int value;

  private ThenAccept() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.thenAccept(x -> value++);
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
