package idioms.executors;

import baton.Baton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two workers of a pool are not ordered by their pool. */
public final class WorkersOfOnePool {
  private static final Baton baton = new Baton();
  private static int value;

  private WorkersOfOnePool() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> first =
        pool.submit(
            () -> {
              value++; // race
              baton.pass(1);
              baton.await(2);
            });
    Future<?> second =
        pool.submit(
            () -> {
              baton.await(1);
              value++; // race
              baton.pass(2);
            });
    first.get();
    second.get();
    pool.shutdown();
  }
}
