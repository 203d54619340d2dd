package idioms.executors;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Tasks that never ran come back with what came before them. */
public final class ShutdownNowHandsBack {
  private static final Baton baton = new Baton();
  private static int value;

  private ShutdownNowHandsBack() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.execute(() -> baton.await(1));
    Threads.Worker submitter =
        Threads.start(
            () -> {
              value = 1;
              pool.execute(() -> value++);
            });
    while (pool.getQueue().isEmpty()) {
      Thread.onSpinWait();
    }
    for (Runnable task : pool.shutdownNow()) {
      task.run();
    }
    baton.pass(1);
    submitter.finish();
  }
}
