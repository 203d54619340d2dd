package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A remedy sees what came before the failure. */
public final class Exceptionally {
  private static int value;

  private Exceptionally() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.exceptionally(e -> value++);
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
