package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** What came before complete is seen once getNow gets it. */
public final class CompleteAndGetNow {
  private static int value;

  private CompleteAndGetNow() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    while (future.getNow(0) == 0) {
      Thread.onSpinWait();
    }
    value++;
    completer.finish();
  }
}
