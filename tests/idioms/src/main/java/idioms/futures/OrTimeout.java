package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A timeout is seen by whoever meets it, and a value in time, too. */
public final class OrTimeout {
  private static int value;

  private OrTimeout() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<Integer> timed = future.orTimeout(1, TimeUnit.DAYS);
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    timed.join();
    value++;
    completer.finish();
  }
}
