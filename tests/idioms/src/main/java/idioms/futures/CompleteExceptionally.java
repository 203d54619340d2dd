package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** What came before a failure is seen by whoever meets it. */
public final class CompleteExceptionally {
  private static int value;

  private CompleteExceptionally() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.completeExceptionally(new IllegalStateException());
            });
    try {
      future.join();
    } catch (CompletionException e) {
      value++;
    }
    completer.finish();
  }
}
