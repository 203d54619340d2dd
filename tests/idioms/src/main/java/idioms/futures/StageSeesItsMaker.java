package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A stage sees what came before it was added. */
public final class StageSeesItsMaker {
  private static final Baton baton = new Baton();
  private static int value;

  private StageSeesItsMaker() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker maker =
        Threads.start(
            () -> {
              value = 1;
              future.thenRun(() -> value++);
              baton.pass(1);
            });
    baton.await(1);
    Threads.await(() -> future.complete(1));
    maker.finish();
  }
}
