package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** Any of several futures says nothing of the others. */
public final class AnyOfOther {
  private static final Baton baton = new Baton();
  private static int value;

  private AnyOfOther() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> two = new CompletableFuture<>();
    CompletableFuture<?> any = CompletableFuture.anyOf(one, two);
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1; // race
              baton.pass(1);
              baton.await(2);
              two.complete(2);
            });
    one.complete(1);
    any.join();
    baton.await(1);
    value++; // race
    baton.pass(2);
    completer.finish();
  }
}
