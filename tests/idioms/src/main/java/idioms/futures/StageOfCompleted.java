package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A stage added to a complete future runs at once. */
public final class StageOfCompleted {
  private static final Baton baton = new Baton();
  private static int value;

  private StageOfCompleted() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
              baton.pass(1);
            });
    baton.await(1);
    future.thenRun(() -> value++);
    completer.finish();
  }
}
