package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A handler sees what came before completion. */
public final class Handle {
  private static int value;

  private Handle() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.handle((x, e) -> value++);
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
