package idioms.interrupts;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task that is cancelled is interrupted. */
public final class ByCancel {
  private static final Baton baton = new Baton();
  private static int value;

  private ByCancel() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<?> task =
        pool.submit(
            () -> {
              baton.pass(1);
              while (!Thread.interrupted()) {
                Thread.onSpinWait();
              }
              value++;
              baton.pass(2);
            });
    baton.await(1);
    value = 1;
    task.cancel(true);
    baton.await(2);
    pool.shutdown();
  }
}
