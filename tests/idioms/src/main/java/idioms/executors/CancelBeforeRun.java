package idioms.executors;

import baton.Threads;
import java.util.concurrent.FutureTask;

/** What came before cancel is seen by whoever sees the cancellation. */
public final class CancelBeforeRun {
  private static int value;

  private CancelBeforeRun() {}

  public static void run() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    Threads.Worker watcher =
        Threads.start(
            () -> {
              while (!task.isCancelled()) {
                Thread.onSpinWait();
              }
              value++;
            });
    value = 1;
    task.cancel(false);
    watcher.finish();
  }
}
