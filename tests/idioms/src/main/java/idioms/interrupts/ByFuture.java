package idioms.interrupts;

import baton.Threads;
import java.util.concurrent.CompletableFuture;

/** What came before an interrupt is seen when it ends a get. */
public final class ByFuture {
  private static int value;

  private ByFuture() {}

  public static void run() throws Exception {
    Threads.Worker worker =
        Threads.start(
            () -> {
              try {
                new CompletableFuture<Integer>().get();
                throw new AssertionError("not interrupted");
              } catch (InterruptedException e) {
                value++;
              }
              value++;
            });
    value = 1;
    worker.interrupt();
    worker.finish();
  }
}
