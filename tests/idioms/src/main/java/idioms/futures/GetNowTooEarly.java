package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** getNow on a future that is not complete orders nothing. */
public final class GetNowTooEarly {
  private static final Baton baton = new Baton();
  private static int value;

  private GetNowTooEarly() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1; // race
              baton.pass(1);
              baton.await(2);
              future.complete(1);
            });
    baton.await(1);
    if (future.getNow(0) == 0 && !future.isDone()) {
      value++; // race
    }
    baton.pass(2);
    completer.finish();
  }
}
