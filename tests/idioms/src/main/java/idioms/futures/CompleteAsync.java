package idioms.futures;

import java.util.concurrent.CompletableFuture;

/** A future that is completed by a supplier. */
public final class CompleteAsync {
  private static int value;

  private CompleteAsync() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    value = 1;
    future.completeAsync(() -> value++).join();
    value++;
  }
}
