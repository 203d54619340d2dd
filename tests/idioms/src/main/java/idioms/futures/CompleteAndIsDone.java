package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** What came before complete is seen once isDone. */
public final class CompleteAndIsDone {
  private static int value;

  private CompleteAndIsDone() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    while (!future.isDone()) {
      Thread.onSpinWait();
    }
    value++;
    completer.finish();
  }
}
