package idioms.executors;

import baton.Baton;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The task that takes the place of another is handed over. */
public final class DiscardOldest {
  private static final Baton baton = new Baton();
  private static int value;

  private DiscardOldest() {}

  public static void run() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(1),
            new ThreadPoolExecutor.DiscardOldestPolicy());
    pool.execute(() -> baton.await(1));
    pool.execute(() -> {});
    value = 1;
    pool.execute(() -> value++);
    baton.pass(1);
    pool.shutdown();
  }
}
