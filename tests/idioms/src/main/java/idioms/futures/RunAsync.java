package idioms.futures;

import java.util.concurrent.CompletableFuture;

/** An asynchronous action sees what came before, and is seen after join. */
public final class RunAsync {
  private static int value;

  private RunAsync() {}

  public static void run() throws Exception {
    value = 1;
    CompletableFuture.runAsync(() -> value++).join();
    value++;
  }
}
