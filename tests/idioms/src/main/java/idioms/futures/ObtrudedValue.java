package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** A value that replaces another is published with it. */
public final class ObtrudedValue {
  private static int value;

  private ObtrudedValue() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.complete(0);
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.obtrudeValue(1);
            });
    while (future.join() == 0) {
      Thread.onSpinWait();
    }
    value++;
    completer.finish();
  }
}
