package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** An action at completion sees what came before it. */
public final class WhenComplete {
  private static int value;

  private WhenComplete() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> stage = future.whenComplete((x, e) -> value++);
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
