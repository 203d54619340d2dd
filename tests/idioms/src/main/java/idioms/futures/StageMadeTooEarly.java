package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** What came after a stage was added is not seen by it. */
public final class StageMadeTooEarly {
  private static final Baton baton = new Baton();
  private static int value;

  private StageMadeTooEarly() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.thenRun(
        () -> {
          baton.await(1);
          value++; // race
        });
    Threads.Worker completer = Threads.start(() -> future.complete(1));
    value = 1; // race
    baton.pass(1);
    completer.finish();
  }
}
