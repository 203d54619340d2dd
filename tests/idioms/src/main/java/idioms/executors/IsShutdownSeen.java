package idioms.executors;

import baton.Threads;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What came before shutdown is seen by whoever sees it. */
public final class IsShutdownSeen {
  private static int value;

  private IsShutdownSeen() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Threads.Worker watcher =
        Threads.start(
            () -> {
              while (!pool.isShutdown()) {
                Thread.onSpinWait();
              }
              value++;
            });
    value = 1;
    pool.shutdown();
    watcher.finish();
  }
}
