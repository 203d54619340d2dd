package idioms.executors;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The hooks of a pool run in the thread of the task. */
public final class Hooks {
  private static int value;

  private Hooks() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          protected void beforeExecute(Thread thread, Runnable task) {
            value++;
          }

          @Override
          protected void afterExecute(Runnable task, Throwable thrown) {
            value++;
          }

          @Override
          protected void terminated() {
            value++;
          }
        };
    value = 1;
    pool.submit(() -> value++).get();
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.DAYS);
    value++;
  }
}
