package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A consumer of either sees what came before the first. */
public final class AcceptEither {
  private static int value;

  private AcceptEither() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    CompletableFuture<?> stage = one.acceptEither(two, x -> value++);
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
