package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** One future says nothing of another. */
public final class OtherFuture {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherFuture() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1; // race
              one.complete(1);
              baton.pass(1);
            });
    baton.await(1);
    two.complete(2);
    two.join();
    value++; // race
    completer.finish();
  }
}
