package idioms.futures;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** Copies and minimal stages complete after their source. */
public final class CopyAndMinimalStage {
  private static int value;

  private CopyAndMinimalStage() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<?> copy = future.copy();
    CompletableFuture<?> minimal = future.minimalCompletionStage().toCompletableFuture();
    Threads.Worker completer =
        Threads.start(
            () -> {
              value = 1;
              future.complete(1);
            });
    copy.join();
    minimal.join();
    value++;
    completer.finish();
  }
}
