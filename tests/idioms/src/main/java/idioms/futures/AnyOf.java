package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** Any of several futures is seen. */
public final class AnyOf {
  private static int value;

  private AnyOf() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    CompletableFuture<?> stage = CompletableFuture.anyOf(one, two);
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
