package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A failure that is seen orders. */
public final class IsCompletedExceptionally {
  private static int value;

  private IsCompletedExceptionally() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.completeExceptionally(new IllegalStateException());
            });
    while (!future.isCompletedExceptionally()) {
      Thread.onSpinWait();
    }
    value++;
    completer.finish();
  }
}
