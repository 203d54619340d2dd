package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A stage of either sees what came before the first. */
public final class ApplyToEither {
  private static int value;

  private ApplyToEither() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    CompletableFuture<?> stage = one.applyToEither(two, x -> value++);
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
