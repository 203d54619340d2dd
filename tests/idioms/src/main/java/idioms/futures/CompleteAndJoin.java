package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** What came before complete is seen after join. */
public final class CompleteAndJoin {
  private static int value;

  private CompleteAndJoin() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    future.join();
    value++;
    completer.finish();
  }
}
