package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** Completing in vain orders nothing. */
public final class CompletedBySomeoneElse {
  private static final Baton baton = new Baton();
  private static int value;

  private CompletedBySomeoneElse() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.complete(1);
    Threads.Worker late =
        Threads.start(
            () -> {
              value = 1; // race
              future.complete(2);
              baton.pass(1);
            });
    baton.await(1);
    future.join();
    value++; // race
    late.finish();
  }
}
