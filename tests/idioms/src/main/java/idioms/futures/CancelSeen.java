package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** What came before cancel is seen once isCancelled. */
public final class CancelSeen {
  private static int value;

  private CancelSeen() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.cancel(true);
            });
    while (!future.isCancelled()) {
      Thread.onSpinWait();
    }
    value++;
    completer.finish();
  }
}
