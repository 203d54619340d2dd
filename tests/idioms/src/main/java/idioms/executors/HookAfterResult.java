package idioms.executors;

import baton.Baton;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What the hook does after the result is there is not ordered with get. */
public final class HookAfterResult {
  private static final Baton baton = new Baton();
  private static int value;

  private HookAfterResult() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          protected void afterExecute(Runnable task, Throwable thrown) {
            value++; // race
            baton.pass(1);
          }
        };
    pool.submit(() -> {}).get();
    baton.await(1);
    value++; // race
    pool.shutdown();
  }
}
