package idioms.futures;

import java.util.concurrent.CompletableFuture;

/** An asynchronous supplier is seen after join. */
public final class SupplyAsync {
  private static int value;

  private SupplyAsync() {}

  public static void run() throws Exception {
    value = 1;
    value += CompletableFuture.supplyAsync(() -> value++).join();
  }
}
