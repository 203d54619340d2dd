package idioms.executors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks of a single thread follow each other. */
public final class SingleThread {
  private static int value;

  private SingleThread() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    pool.execute(() -> value++);
    pool.submit(() -> value++).get();
    value++;
    pool.shutdown();
  }
}
