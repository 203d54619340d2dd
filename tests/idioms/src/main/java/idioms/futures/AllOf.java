package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** All of several futures are seen at once. */
public final class AllOf {
  private static int first;
  private static int second;

  private AllOf() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    CompletableFuture<?> stage = CompletableFuture.allOf(one, two);
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
