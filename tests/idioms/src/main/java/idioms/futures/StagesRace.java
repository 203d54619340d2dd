package idioms.futures;

import baton.Baton;
import java.util.concurrent.CompletableFuture;

/** Two asynchronous stages of one future are not ordered with each other. */
public final class StagesRace {
  private static final Baton baton = new Baton();
  private static int value;

  private StagesRace() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> left =
        future.thenRunAsync(
            () -> {
              value++; // race
              baton.pass(1);
            },
            task -> new Thread(task).start());
    CompletableFuture<?> right =
        future.thenRunAsync(
            () -> {
              baton.await(1);
              value++; // race
            },
            task -> new Thread(task).start());
    future.complete(1);
    left.join();
    right.join();
  }
}
