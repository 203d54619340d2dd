package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What came before complete is seen after a get with a timeout. */
public final class CompleteAndTimedGet {
  private static int value;

  private CompleteAndTimedGet() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    future.get(1, TimeUnit.DAYS);
    value++;
    completer.finish();
  }
}
