package idioms.futures;

import baton.Baton;
import java.util.concurrent.CompletableFuture;

/** An asynchronous action that nobody waits for. */
public final class RunAsyncNotJoined {
  private static final Baton baton = new Baton();
  private static int value;

  private RunAsyncNotJoined() {}

  public static void run() throws Exception {
    CompletableFuture.runAsync(
        () -> {
          value++; // race
          baton.pass(1);
        });
    baton.await(1);
    value++; // race
  }
}
