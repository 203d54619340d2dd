package idioms.futures;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A get that times out orders nothing. */
public final class TimedOutGetOfFuture {
  private static final Baton baton = new Baton();
  private static int value;

  private TimedOutGetOfFuture() {}

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
    try {
      future.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      value++; // race
    }
    baton.pass(2);
    completer.finish();
  }
}
