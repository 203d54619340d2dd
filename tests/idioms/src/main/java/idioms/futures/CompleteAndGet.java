package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** What came before complete is seen after get. */
public final class CompleteAndGet {
  private static int value;

  private CompleteAndGet() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    future.get();
    value++;
    completer.finish();
  }
}
