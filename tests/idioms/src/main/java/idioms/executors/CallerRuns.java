package idioms.executors;

import baton.Baton;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A rejected task runs in the thread that submits it. */
public final class CallerRuns {
  private static final Baton baton = new Baton();
  private static int value;

  private CallerRuns() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            new ThreadPoolExecutor.CallerRunsPolicy());
    pool.execute(() -> baton.await(1));
    value = 1;
    pool.execute(() -> value++);
    value++;
    baton.pass(1);
    pool.shutdown();
  }
}
