package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** An action after either sees what came before the first. */
public final class RunAfterEither {
  private static int value;

  private RunAfterEither() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    CompletableFuture<?> stage = one.runAfterEither(two, () -> value++);
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              two.complete(2);
            });
    stage.join();
    value++;
    completer.finish();
  }
}
