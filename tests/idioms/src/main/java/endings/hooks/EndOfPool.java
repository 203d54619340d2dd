package endings.hooks;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A hook sees what the tasks of a pool did that was the last to end. */
public final class EndOfPool {
  private static int value;

  private EndOfPool() {}

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> value++));
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> value = 1);
    pool.shutdown();
  }
}
