package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** An asynchronous combination sees what came before both. */
public final class ThenCombineAsync {
  private static int first;
  private static int second;

  private ThenCombineAsync() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    CompletableFuture<?> stage = one.thenCombineAsync(two, (a, b) -> first + second);
    Threads.Worker left =
        Threads.start(
            () -> {
              first = 1;
              one.complete(1);
            });
    Threads.Worker right =
        Threads.start(
            () -> {
              second = 1;
              two.complete(2);
            });
    stage.join();
    first++;
    second++;
    left.finish();
    right.finish();
  }
}
