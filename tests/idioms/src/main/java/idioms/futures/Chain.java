package idioms.futures;

import java.util.concurrent.CompletableFuture;

/** A long chain of stages in several threads. */
public final class Chain {
  private static int value;

  private Chain() {}

  public static void run() throws Exception {
    CompletableFuture<Integer> chain = CompletableFuture.supplyAsync(() -> value = 1);
    for (int i = 0; i < 10; i++) {
      chain = chain.thenApplyAsync(x -> value++).thenApply(x -> value++);
    }
    chain.join();
    value++;
  }
}
