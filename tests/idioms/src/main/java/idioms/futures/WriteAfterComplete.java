package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A write after complete is not ordered with get. */
public final class WriteAfterComplete {
  private static final Baton baton = new Baton();
  private static int value;

  private WriteAfterComplete() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              future.complete(1);
              value = 1; // race
              baton.pass(1);
            });
    future.join();
    baton.await(1);
    value++; // race
    completer.finish();
  }
}
